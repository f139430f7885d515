import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** A relation from a part of a package to another (Open Packaging Conventions). */
export interface Relation {
  readonly id: string;
  /** last segment of its type URI, equal in transitional and strict files: "worksheet" */
  readonly kind: string;
  /** name of the target part in the package */
  readonly target: string;
}

/** An XML name without its namespace prefix. */
export const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Resolves a target to a part name: absolute, or relative to the folder of the source part. */
function resolved(folder: string, target: string): string {
  const parts = target.startsWith("/") ? [] : folder.split("/");
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.filter((part) => part !== "").join("/");
}

/** The internal relations of a part ("" = the package itself); empty if it has none. */
export async function relationsOf(
  source: Blob,
  entries: readonly ZipEntry[],
  part: string,
): Promise<readonly Relation[]> {
  const folder = part.includes("/") ? part.slice(0, part.lastIndexOf("/")) : "";
  const list = `${folder === "" ? "" : `${folder}/`}_rels/${part.slice(part.lastIndexOf("/") + 1)}.rels`;
  const entry = entries.find(({ name }) => name === list);
  const relations: Relation[] = [];
  if (entry === undefined) return relations;
  await readXml(source, entry, {
    open: (tag, { Id = "", Type = "", Target = "", TargetMode = "" }) => {
      if (bare(tag) !== "Relationship" || TargetMode === "External") return;
      relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf("/") + 1), target: resolved(folder, Target) });
    },
  });
  return relations;
}

/** Name of the package's main document part; undefined = not an Office document. */
export async function mainPart(source: Blob, entries: readonly ZipEntry[]): Promise<string | undefined> {
  const relations = await relationsOf(source, entries, "");
  return relations.find(({ kind }) => kind === "officeDocument")?.target;
}
