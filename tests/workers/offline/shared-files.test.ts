import { expect, test } from "vitest";
import { keepSharedFiles, SHARE_TARGET, takeSharedFiles } from "../../../workers/offline/shared-files.ts";
import { memoryCaches } from "./memory-caches.ts";

const sent = (...files: readonly File[]): Request => {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  body.append("files", "no file");
  return new Request(`https://tare.example${SHARE_TARGET}`, { method: "POST", body });
};

test("the page takes shared files once, with their names; a later share replaces an earlier one", async () => {
  const caches = memoryCaches();
  expect(await takeSharedFiles(caches)).toEqual([]);
  await keepSharedFiles(caches, sent(new File(["old"], "old.csv"), new File(["more"], "more.csv")));
  const answer = await keepSharedFiles(caches, sent(new File(["a;b"], "menú 1.csv")));
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/portfolio-mode?mode=import"]);
  const taken = await takeSharedFiles(caches);
  expect(await Promise.all(taken.map(async (file) => [file.name, await file.text()]))).toEqual([["menú 1.csv", "a;b"]]);
  expect(await takeSharedFiles(caches)).toEqual([]);
});
