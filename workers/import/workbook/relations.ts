import { readXml } from "./xml-events.ts";
import type { ZipEntry } from "./zip-entries.ts";

/** Where a part of a package points to. */
export interface Relation {
  readonly id: string;
  /** the last word of its type, the same in transitional and strict files: "worksheet" */
  readonly kind: string;
  /** the name of the part in the package */
  readonly target: string;
}

/** A name without its prefix. */
export const bare = (name: string): string => name.slice(name.indexOf(":") + 1);

/** A target as the name of a part: absolute ones from the root, others from the folder of the part that points there. */
function resolved(folder: string, target: string): string {
  const parts = target.startsWith("/") ? [] : folder.split("/");
  for (const part of target.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.filter((part) => part !== "").join("/");
}

/** The relations of a part ("" = of the whole package), none if it has no list of them. */
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

/** The part that holds a package's main document, whatever it is called; undefined = it is no Office document. */
export async function mainPart(source: Blob, entries: readonly ZipEntry[]): Promise<string | undefined> {
  const relations = await relationsOf(source, entries, "");
  return relations.find(({ kind }) => kind === "officeDocument")?.target;
}
