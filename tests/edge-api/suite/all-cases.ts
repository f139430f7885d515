import { IS_SOAK, everyNth } from "../../fixtures/soak.ts";
import { ACCOUNT_MAIL_CASES } from "./account-mail-cases.ts";
import { ACCOUNT_SECURITY_CASES } from "./account-security-cases.ts";
import { ACCOUNT_CASES } from "./account-cases.ts";
import type { Case } from "./api-under-test.ts";
import { HTTP_CASES } from "./http-cases.ts";
import { ITEM_CASES } from "./item-cases.ts";
import { SECOND_FACTOR_CASES } from "./second-factor-cases.ts";
import { MAILED_LINK_CASES } from "./mailed-link-cases.ts";
import { NAME_CASES } from "./name-cases.ts";
import { OLDER_PRODUCT_CASES } from "./older-product-cases.ts";
import { RETENTION_CASES } from "./retention-cases.ts";
import { SHARE_CASES } from "./share-cases.ts";
import { VERIFICATION_CASES } from "./verification-cases.ts";
import { TABLE_CASES } from "./table-cases.ts";
import { USER_SEARCH_CASES } from "./user-search-cases.ts";
import { OPEN_DATA_CASES } from "./open-data-cases.ts";
import { OPERATION_CASES } from "./operation-cases.ts";
import { PASSKEY_CASES } from "./passkey-cases.ts";
import { PROOF_CASES } from "./proof-cases.ts";
import { REFERENCE_CASES } from "./reference-cases.ts";

/** Cases that every runtime and adapter must pass. */
export const ALL_CASES: readonly Case[] = [
  ...REFERENCE_CASES,
  ...OPEN_DATA_CASES,
  ...HTTP_CASES,
  ...ACCOUNT_CASES,
  ...ACCOUNT_MAIL_CASES,
  ...ACCOUNT_SECURITY_CASES,
  ...VERIFICATION_CASES,
  ...MAILED_LINK_CASES,
  ...ITEM_CASES,
  ...NAME_CASES,
  ...OLDER_PRODUCT_CASES,
  ...SHARE_CASES,
  ...RETENTION_CASES,
  ...OPERATION_CASES,
  ...TABLE_CASES,
  ...USER_SEARCH_CASES,
  ...PASSKEY_CASES,
  ...SECOND_FACTOR_CASES,
  ...PROOF_CASES,
];

/**
 * The cases for workerd and Deno: in `npm test`, where node:sqlite runs all, every twentieth small one, because what a runtime
 * can break it breaks in many; in `npm run soak` all.
 */
export const RUNTIME_CASES: readonly Case[] = everyNth(
  IS_SOAK ? ALL_CASES : ALL_CASES.filter(({ isLarge }) => !isLarge),
  20,
);
