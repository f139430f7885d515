// `npm run preview`: the server on the local runtime, with the built page. wrangler first runs prepare.mjs (wrangler.toml, [build]).
import { pathToFileURL } from "node:url";
import { runTogether } from "./programs.mjs";

/** Port of the page in `npm start`, `npm run dev` and `npm run preview`. */
export const PORT = process.env.PORT ?? "8787";

/** The server on the local runtime, for `runTogether`. @param publicPort port of the page, for links in mails */
export const server = (port, publicPort = port) => [
  "wrangler",
  [
    "dev",
    `--port=${port}`,
    "--ip=127.0.0.1",
    ...(process.env.TARE_STATE_DIR ? [`--persist-to=${process.env.TARE_STATE_DIR}`] : []),
    "--log-level=warn",
    "--show-interactive-dev-session=false",
    `--var=PUBLIC_ORIGIN:http://localhost:${publicPort}`,
    // the local runtime passes on a client's CF-Connecting-IP, so the server must not trust it
    "--var=LOCAL_RUNTIME:1",
    ...(process.env.TRUST_CLIENT_IP === "1" ? ["--var=TRUST_CLIENT_IP:1"] : []),
  ],
  { LOCAL_RUNTIME: "1" },
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) runTogether([server(PORT)]);
