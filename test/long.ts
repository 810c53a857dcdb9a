/** Of a test that takes seconds: `npm run quick` leaves it out. */
export const LONG = { tags: ['long'] };
