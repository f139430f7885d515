import { describe, expect, it } from "vitest";
import { runVector } from "./run-vector.ts";
import { readVector, referenceOf, vectorFiles } from "./vector-files.ts";

describe("vectors (method.md section 11)", () => {
  it.each(vectorFiles().map((file) => [file.file, file] as const))("%s", (_, file) => {
    const vector = readVector(file);
    const { tables, progress } = vector.given;
    const earlierData = referenceOf(progress?.earlier_tables ?? tables, file);
    expect(runVector(referenceOf(tables, file), vector, earlierData)).toEqual([]);
  });
});
