/**
 * Lines of the view that go to paper, a dozen pages: 100,000 would be 2,500 of them, and nobody asks for that by a command to
 * print. The sheet says how many there are, and that the file has all of them.
 */
export const MOST_PRINTED = 500;
