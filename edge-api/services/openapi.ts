import { toJsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import { ACCESS, isOpen, type AccessRule } from "../contract/access.ts";
import { ERRORS, type ErrorCode } from "../contract/errors.ts";
import { ID_PATTERN } from "../contract/ids.ts";
import { OPERATIONS } from "../contract/operations.ts";
import type { Operation } from "../contract/operation.ts";
import { REFERENCE_KINDS } from "../contract/reference-kinds.ts";
import { REGION_IDS } from "../contract/regions.ts";
import { TableFaultSchema } from "../contract/admin-replies.ts";
import { REPORT_KINDS } from "../contract/score-report.ts";
import { VERSION_PATTERN } from "../contract/table-upload.ts";

/** Errors that every call can return. */
const ALWAYS = ["internal", "unavailable"] as const satisfies readonly ErrorCode[];

const ErrorSchema = v.object({
  error: v.pipe(v.string(), v.description("for people; says what to do next")),
  code: v.picklist(Object.keys(ERRORS) as ErrorCode[]),
  requestId: v.string(),
  fields: v.optional(v.array(v.object({ field: v.string(), text: v.string() }))),
  faults: v.optional(v.array(TableFaultSchema)),
  faultCount: v.optional(v.number()),
  current: v.pipe(v.optional(v.unknown()), v.description("with `conflict`: the server's copy")),
});

/** @param typeMode "input" for request bodies, "output" for replies */
function jsonSchema(schema: v.GenericSchema, typeMode: "input" | "output"): Record<string, unknown> {
  // checks and transformations that JSON Schema cannot express are left out
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: "draft-2020-12", errorMode: "ignore", typeMode });
  return rest;
}

/** Error codes that a call can return. */
export function errorCodesOf(rule: AccessRule, operation: Operation): ReadonlySet<ErrorCode> {
  const { body, errors = [] } = operation;
  const codes = new Set<ErrorCode>([...ALWAYS, ...errors]);
  if (!isOpen(rule)) codes.add("unauthenticated");
  if (rule.allowed.includes("admin") && !rule.allowed.includes("user")) codes.add("forbidden");
  if (rule.fresh !== undefined) codes.add("fresh_proof_needed");
  if (rule.method === "GET" && !rule.safe) codes.add("only_by_the_app");
  if (body)
    for (const code of ["malformed_json", "too_deep", "invalid", "too_large", "unsupported_type"] as const)
      codes.add(code);
  if (body?.limit.gzip) codes.add("bad_packing");
  return codes;
}

const PATH_PARAMETERS: Readonly<Record<string, object>> = {
  kind: { type: "string", enum: REFERENCE_KINDS },
  region: { type: "string", enum: REGION_IDS },
  region_id: { type: "string", enum: REGION_IDS },
  id: { type: "string", pattern: ID_PATTERN.source },
  version: { type: "string", pattern: VERSION_PATTERN.source },
  file: { type: "string", description: "name of a file of the version" },
};

function parametersOf(path: string, { query = {}, ifMatch }: Operation): readonly object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    required: true,
    schema: path.startsWith("/api/countScoreReports") ? { type: "string", enum: REPORT_KINDS } : PATH_PARAMETERS[name],
  }));
  const inQuery = Object.entries(query).map(([name, description]) => ({
    name,
    in: "query",
    description,
    schema: { type: "string" },
  }));
  const header = {
    name: "If-Match",
    in: "header",
    description: 'the version that the change started from, as "3"; "0" = the item is not there yet',
    schema: { type: "string", pattern: '^"\\d+"$' },
  };
  return [...inPath, ...inQuery, ...(ifMatch ? [header] : [])];
}

function responsesOf(rule: AccessRule, operation: Operation): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const [status, schema] of Object.entries(operation.replies)) {
    const description = status === "304" ? "as the validator says" : "answered";
    const content = schema && { "application/json": { schema: jsonSchema(schema, "output") } };
    responses[status] = { description, ...(content && { content }) };
  }
  const byStatus = Map.groupBy(errorCodesOf(rule, operation), (code) => ERRORS[code].status);
  for (const [status, codes] of byStatus) {
    responses[status] ??= {
      description: codes.map((code) => `${code}: ${ERRORS[code].text}`).join(" "),
      content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
    };
  }
  return responses;
}

function securityOf(rule: AccessRule): readonly object[] {
  if (isOpen(rule)) return [];
  const session = { session: [] };
  return rule.allowed.includes("none") ? [{}, session] : [session];
}

/** GET /api/openapi.json: every row of the access table, with the schemas that the server validates with. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const rule of ACCESS) {
    const operation: Operation = OPERATIONS[`${rule.method} ${rule.path}` as keyof typeof OPERATIONS];
    const { tag, summary, body } = operation;
    const path = rule.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[rule.method.toLowerCase()] = {
      operationId: `${rule.method.toLowerCase()}${rule.path.replaceAll(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
      tags: [tag],
      summary,
      security: securityOf(rule),
      parameters: parametersOf(rule.path, operation),
      ...(body && {
        requestBody: {
          required: true,
          description: `at most ${body.limit.wire} bytes${body.limit.gzip ? ", which may be gzip" : ""}`,
          content: { "application/json": { schema: jsonSchema(body.schema, "input") } },
        },
      }),
      responses: responsesOf(rule, operation),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tare",
      version: "1.0.0",
      description:
        "Calls of the page. A GET that changes data (delete…) answers the app only: with a session, and never to HEAD, a prefetch, an image or another site.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { session: { type: "http", scheme: "bearer", description: "the accessToken of login" } },
      schemas: { Error: jsonSchema(ErrorSchema, "output") },
    },
  };
}
