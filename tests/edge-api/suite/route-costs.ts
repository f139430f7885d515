import type { ACCESS } from "../../../edge-api/contract/access.ts";
import { LIST_BYTES, QUOTAS, SHARE_BYTES, SHARES, USER_BYTES } from "../../../edge-api/contract/limits.ts";

type Rule = (typeof ACCESS)[number];
type NameOf<R> = R extends { readonly method: infer Method extends string; readonly path: infer Path extends string }
  ? `${Method} ${Path}`
  : never;
/** Method and path of a row of the access table. */
export type RouteName = NameOf<Rule>;

/**
 * The most that a request asks for, whatever the caller holds.
 */
export interface RouteCost {
  /** of the database, those of a batch each */
  readonly statements: number;
  /** to copies, mail provider and content service */
  readonly subrequests: number;
}

const cost = (statements: number, subrequests = 0): RouteCost => ({ statements, subrequests });

/** Pages of at most LIST_BYTES: two that follow each other hold more, so there are at most so many. */
const pagesOf = (bytes: number): number => 2 * Math.ceil(bytes / LIST_BYTES) + 1;

/** Session, sizes, pages, and the query of one more kind of row. */
const LIST = cost(3 + pagesOf(USER_BYTES));
/** Pages of portfolios and shares; then a statement for each large one. */
const EXPORT = cost(20 + pagesOf(USER_BYTES) + pagesOf(SHARE_BYTES) + QUOTAS.portfolio + SHARES);

/** Costs that are bounded by the space of an account, which no case fills in the worst way. */
export const BOUNDED_BY_SPACE: readonly RouteCost[] = [LIST, EXPORT];

/** Every route with its cost; a missing one does not compile. */
export const ROUTE_COSTS: Readonly<Record<RouteName, RouteCost>> = {
  "GET /api/listUpdateTimes": cost(2),
  "GET /api/listUpdateTimes/:region": cost(2),
  "GET /api/listData": cost(3, 2),
  "GET /api/listData/:region_id": cost(3, 2),
  "GET /api/listKind/:kind": cost(3, 2),
  "GET /api/listKind/:kind/:region": cost(3, 2),
  "GET /api/:kind/update": cost(2),
  "GET /api/:kind/update/:region": cost(2),
  "GET /api/dataVersions": cost(1),
  "GET /api/kindHistory/:kind": cost(6, 2),
  "GET /api/health": cost(2),
  "GET /api/openapi.json": cost(0),
  "GET /customize/settings.json": cost(0),
  "GET /content/": cost(0, 60),
  "GET /content/image": cost(0, 1),
  "GET /.well-known/security.txt": cost(0),
  "GET /api/share/:id": cost(4),
  "POST /api/score": cost(29),
  "GET /api/listKey": cost(3),
  "POST /api/createKey": cost(8, 1),
  "POST /api/removeKey": cost(5),
  "GET /api/oembed": cost(1),
  "GET /data/:version/": cost(2),
  "GET /data/:version/:file": cost(23, 2),
  "POST /api/login": cost(21, 1),
  "POST /api/passkeyLoginOptions": cost(4),
  "POST /api/passkeyLogin": cost(17, 1),
  "POST /api/secondFactorOptions": cost(6),
  "POST /api/secondFactor": cost(21, 2),
  "POST /api/register": cost(19, 1),
  "POST /api/resetPassword": cost(13, 1),
  "POST /api/verifyEmail": cost(21),
  "POST /api/loginLink": cost(13, 1),
  "POST /api/logInByLink": cost(17, 1),
  "POST /api/changeProfile": cost(7),
  "POST /api/changeEmail": cost(11, 1),
  "POST /api/confirmEmail": cost(14, 1),
  "POST /api/restoreEmail": cost(27, 1),
  "POST /api/pageFailed": cost(3),
  "POST /api/changePassword": cost(21, 1),
  "POST /api/logout": cost(5),
  "GET /api/user": cost(2),
  "GET /api/exportUser": EXPORT,
  "POST /api/deleteUser": cost(11, 1),
  "POST /api/confirmOptions": cost(5),
  "POST /api/confirm": cost(7),
  "GET /api/listPasskey": cost(4),
  "POST /api/passkeyOptions": cost(6),
  "POST /api/addPasskey": cost(8, 1),
  "POST /api/renamePasskey": cost(2),
  "POST /api/removePasskey": cost(9, 1),
  "POST /api/askPasskey": cost(3),
  "POST /api/makeRecoveryCodes": cost(6),
  "POST /api/sendVerification": cost(7, 1),
  "GET /api/listSession": cost(2),
  "GET /api/deleteSession/:id": cost(5),
  "POST /api/endOtherSessions": cost(5),
  "GET /api/listAccountEvent": cost(2),
  "GET /api/listComparison": LIST,
  "GET /api/listPortfolio": LIST,
  "GET /api/listProduct": LIST,
  "GET /api/listFood": LIST,
  "GET /api/listMapping": LIST,
  "GET /api/portfolio/:id": cost(3),
  "POST /api/createComparison": cost(4),
  "POST /api/createPortfolio": cost(7),
  "POST /api/createProduct": cost(7),
  "POST /api/createFood": cost(4),
  "POST /api/createMapping": cost(4),
  "POST /api/updateComparison": cost(5),
  "POST /api/updatePortfolio": cost(7),
  "POST /api/updateProduct": cost(5),
  "POST /api/updateFood": cost(5),
  "POST /api/updateMapping": cost(5),
  "GET /api/deleteComparison/:id": cost(6),
  "GET /api/deletePortfolio/:id": cost(7),
  "GET /api/deleteProduct/:id": cost(6),
  "GET /api/deleteFood/:id": cost(6),
  "GET /api/deleteMapping/:id": cost(6),
  "POST /api/share": cost(5),
  "GET /api/listShare": cost(2),
  "GET /api/deleteShare/:id": cost(5),
  "POST /api/comparison_scores_calculated": cost(5),
  "POST /api/portfolio_scores_calculated": cost(5),
  "GET /api/users": cost(5),
  "GET /api/list_comparison_scores_calculated": cost(4),
  "GET /api/list_portfolio_scores_calculated": cost(3),
  "GET /api/countScoreReports/:kind": cost(2),
  "GET /api/audit": cost(2),
  "GET /api/operation": cost(7),
  "GET /api/dataHealth": cost(22),
  "POST /api/updateKind/:kind": cost(138, 6),
  "POST /api/updateKind/:kind/:region": cost(131, 4),
  "POST /api/rollbackKind/:kind": cost(158, 6),
};

/** What the scheduled sweep asks for. */
export const SWEEP_COST: RouteCost = { statements: 16, subrequests: 0 };
