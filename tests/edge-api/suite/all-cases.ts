import type { Case } from "./api-under-test.ts";
import { HTTP_CASES } from "./http-cases.ts";
import { REFERENCE_CASES } from "./reference-cases.ts";

/** What every adapter has to do alike. */
export const ALL_CASES: readonly Case[] = [...REFERENCE_CASES, ...HTTP_CASES];
