// npm run score -- FILE [options]
import { scoreCommand } from "./score-command.ts";

process.exitCode = await scoreCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (message) => console.error(message),
});
