// `npm run dev`: the page with hot reload, and the server beside it.
import { runTogether } from "./programs.mjs";
import { PORT, server } from "./serve.mjs";

const API_PORT = process.env.API_PORT ?? "8788";
console.log(`\n  Tare, hot reload on http://localhost:${PORT}, API on http://localhost:${API_PORT}\n`);
runTogether([server(API_PORT, PORT), ["vite", [], { PORT, API_ORIGIN: `http://localhost:${API_PORT}` }]]);
