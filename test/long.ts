/** Of a test that counts a whole space or draws many spots: `npm run quick` leaves it out. */
export const LONG = { tags: ['long'] };
