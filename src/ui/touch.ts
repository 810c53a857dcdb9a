/** Whether the user has a finger and perhaps no keys: then the page says what to tap. */
export const HAS_TOUCH = matchMedia('(hover: none)').matches;
