/** Ports of the browser tests, different from those of a running `npm start`. */
export const PORT = Number(process.env["E2E_PORT"] ?? 8797);
export const MOCK_PORT = PORT + 1;
export const ORIGIN = `http://localhost:${PORT}`;
export const MOCK_ORIGIN = `http://localhost:${MOCK_PORT}`;
