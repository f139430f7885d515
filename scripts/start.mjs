// `npm start`, from a bare clone: installs the packages, builds the page and serves it. `prepare.mjs` fills the database.
import { failOn } from "./environment.mjs";
import { install } from "./install.mjs";
import { portProblem } from "./preflight.mjs";
import { must, NPM, runTogether } from "./programs.mjs";
import { PORT, server } from "./serve.mjs";

install();
failOn(await portProblem("PORT", [Number(PORT)]));
must(NPM, ["run", "--silent", "build"]);
console.log(`\n  Tare is starting on http://localhost:${PORT}  (stop with Ctrl+C)\n`);
runTogether([server(PORT)]);
