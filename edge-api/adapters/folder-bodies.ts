import type { BodyKey, Bodies } from "../ports/bodies.ts";

interface OpenFile {
  writeFile(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The part of `node:fs/promises` (Node and Deno) that is used. Declared here to import no platform's types. */
interface Files {
  mkdir(path: string, options: { readonly recursive: true }): Promise<unknown>;
  open(path: string, flags: "r" | "wx"): Promise<OpenFile>;
  readFile(path: string): Promise<Uint8Array>;
  rename(from: string, to: string): Promise<void>;
  rm(path: string, options: { readonly force: true; readonly recursive?: true }): Promise<void>;
  readdir(path: string): Promise<string[]>;
  stat(path: string): Promise<{ readonly mtimeMs: number }>;
}

const NAME = /^[A-Za-z0-9_-]{1,128}$/;
const checked = (name: string): string => {
  if (!NAME.test(name)) throw new Error("a body of this name has no file");
  return name;
};
const PENDING = ".pending";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** Flushes a folder to the disk, so that writes and renames in it survive a power cut. */
async function syncFolder(files: Files, path: string): Promise<void> {
  const folder = await files.open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Bodies as files of a folder: `{owner}/{name}`. A body is written to a temporary name and renamed when it is on the disk,
 * so that a crash leaves no half body. What a crash leaves under such names is deleted with the old bodies.
 */
export function folderBodies(files: Files, root: string): Bodies {
  const folderOf = (owner: string): string => `${root}/${checked(owner)}`;
  const fileOf = ({ owner, name }: BodyKey): string => `${folderOf(owner)}/${checked(name)}`;
  return {
    async put(key, bytes) {
      const folder = folderOf(key.owner);
      const pending = `${fileOf(key)}.${crypto.randomUUID()}${PENDING}`;
      await files.mkdir(folder, { recursive: true });
      const file = await files.open(pending, "wx");
      try {
        await file.writeFile(new Uint8Array(bytes));
        await file.sync();
      } finally {
        await file.close();
      }
      await files.rename(pending, fileOf(key));
      await syncFolder(files, folder);
    },

    async get(key) {
      const bytes = await files.readFile(fileOf(key)).catch(unlessMissing);
      return bytes && Uint8Array.from(bytes).buffer;
    },

    async delete(keys) {
      for (const key of keys) await files.rm(fileOf(key), { force: true });
    },

    deleteAllOf: (owner) => files.rm(folderOf(owner), { force: true, recursive: true }),

    async *olderThan(before, owners) {
      for (const owner of (await files.readdir(root).catch(unlessMissing)) ?? []) {
        if (!owner.startsWith(owners)) continue;
        const keys: BodyKey[] = [];
        for (const name of (await files.readdir(`${root}/${owner}`).catch(unlessMissing)) ?? []) {
          const path = `${root}/${owner}/${name}`;
          const found = await files.stat(path).catch(unlessMissing);
          if (found === null || found.mtimeMs >= before) continue;
          if (name.endsWith(PENDING)) await files.rm(path, { force: true });
          else keys.push({ owner, name });
        }
        yield keys;
      }
    },
  };
}
