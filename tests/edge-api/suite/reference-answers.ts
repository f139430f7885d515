import assert from "node:assert/strict";
import type { ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { DATA_VERSION_HEADER } from "../../../edge-api/contract/reference-replies.ts";
import { textOf, type Answer } from "./api-under-test.ts";

/** Parsed without a schema: the cases compare the shape. */
export const rowsIn = (answer: Answer): readonly ReferenceRow[] => {
  assert.equal(answer.status, 200, textOf(answer));
  return JSON.parse(textOf(answer));
};

export const dataVersionOf = ({ headers }: Answer): string | null => headers.get(DATA_VERSION_HEADER);
