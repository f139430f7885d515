// Saves one portfolio again and again, and says each number that the server acknowledged, until it is killed.
import { personOf } from "./people.ts";
import { apiInFolder, save } from "./numbered-saves.ts";

const [folder = "", userId = "", token = "", first = "1", lines = "1"] = process.argv.slice(2);
const api = await apiInFolder(folder);
const me = personOf(api, userId, "", token);
// the limit of writes is for each minute, and earlier processes have written in theirs
await api.pass(Number(first) * 60_000);
process.stdout.write("ready\n");
for (let number = Number(first); ; number++) {
  const { status } = await save(me, number, Number(lines));
  if (status !== 200) throw new Error(`save ${number} is a ${status}`);
  process.stdout.write(`${number}\n`);
  await api.pass(60_000);
}
