import assert from "node:assert/strict";
import type { ReferenceRow } from "../../../edge-api/contract/reference-kinds.ts";
import { DATA_VERSION_HEADER } from "../../../edge-api/contract/reference-replies.ts";
import type { TimedRow } from "../../../edge-api/contract/reply-schemas.ts";
import { textOf, type Answer } from "./api-under-test.ts";

/** Parsed without a schema: the cases compare the shape. */
export const timedRowsIn = (answer: Answer): readonly TimedRow[] => {
  assert.equal(answer.status, 200, textOf(answer));
  return JSON.parse(textOf(answer));
};

/** The published rows without update times. */
export const rowsIn = (answer: Answer): readonly ReferenceRow[] =>
  timedRowsIn(answer).map(({ kind, data }) => ({ kind, data }));

export const dataVersionOf = ({ headers }: Answer): string | null => headers.get(DATA_VERSION_HEADER);
