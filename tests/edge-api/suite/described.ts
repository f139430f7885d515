import assert from "node:assert/strict";
import * as v from "valibot";
import { rulesAt } from "../../../edge-api/contract/access.ts";
import { ERRORS, type ErrorCode } from "../../../edge-api/contract/errors.ts";
import { OPERATIONS } from "../../../edge-api/contract/operations.ts";
import { errorCodesOf } from "../../../edge-api/services/openapi.ts";
import { jsonOf, textOf, type Answer, type ApiUnderTest, type Asking } from "./api-under-test.ts";

/** Codes of replies to calls that do not exist. */
const ALWAYS_ALLOWED: readonly (ErrorCode | undefined)[] = ["not_found", "method_not_allowed"];

/** Checks a reply against openapi.json: status, error code and body. */
export function assertDescribed(path: string, { method = "GET" }: Asking, answer: Answer): void {
  const [pathname = ""] = path.split("?");
  const rules = rulesAt(pathname).filter((rule) => rule.method === method);
  if (rules.length === 0) return;
  const what = `${method} ${path} ${answer.status}`;
  const described = rules.map(
    (rule) => [rule, OPERATIONS[`${rule.method} ${rule.path}` as keyof typeof OPERATIONS]] as const,
  );
  const found = described.find(([, { replies }]) => Object.hasOwn(replies, answer.status));
  if (found !== undefined) {
    const schema = found[1].replies[answer.status];
    if (!schema) return;
    const result = v.safeParse(schema, jsonOf(answer));
    assert.ok(
      result.success,
      `${what}: ${result.issues?.map((issue) => `${v.getDotPath(issue) ?? ""} ${issue.message}`).join("; ") ?? ""}`,
    );
    return;
  }
  const code = Object(jsonOf(answer)).code as ErrorCode | undefined;
  const codes = new Set(
    described.flatMap(([rule, operation]) => [...errorCodesOf(rule, operation), ...ALWAYS_ALLOWED]),
  );
  assert.ok(code !== undefined && codes.has(code), `${what} ${textOf(answer).slice(0, 200)} is not described`);
  assert.equal(ERRORS[code].status, answer.status, what);
}

/** The API with every reply checked by assertDescribed. */
export const heldToDescription = <Api extends ApiUnderTest>(api: Api): Api => ({
  ...api,
  async ask(path, asking = {}) {
    const answer = await api.ask(path, asking);
    assertDescribed(path, asking, answer);
    return answer;
  },
});
