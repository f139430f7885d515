import { ACCOUNT_CASES } from "./account-cases.ts";
import type { Case } from "./api-under-test.ts";
import { HTTP_CASES } from "./http-cases.ts";
import { ITEM_CASES } from "./item-cases.ts";
import { OLDER_PRODUCT_CASES } from "./older-product-cases.ts";
import { SHARE_CASES } from "./share-cases.ts";
import { TABLE_CASES } from "./table-cases.ts";
import { REFERENCE_CASES } from "./reference-cases.ts";

/** What every adapter has to do alike. */
export const ALL_CASES: readonly Case[] = [
  ...REFERENCE_CASES,
  ...HTTP_CASES,
  ...ACCOUNT_CASES,
  ...ITEM_CASES,
  ...OLDER_PRODUCT_CASES,
  ...SHARE_CASES,
  ...TABLE_CASES,
];
