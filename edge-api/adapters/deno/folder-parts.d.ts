import type { PartStore } from "../../ports/part-store.ts";
/**
 * Parts as files of a folder: `{owner}/{sha256}`. A part is written beside its place and renamed when it is on the disk,
 * so that a crash leaves no half part. What a crash left beside is deleted with the old parts.
 */
export declare function folderParts(root: string): PartStore;
