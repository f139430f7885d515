import { ACCESS, isOpen, type AccessRule } from "../contract/access.ts";
import { DATA_LICENCE } from "../contract/citation.ts";
import { ERRORS, type ErrorCode } from "../contract/errors.ts";
import { EXAMPLES } from "../contract/examples.ts";
import { ID_PATTERN } from "../contract/ids.ts";
import { OPERATIONS } from "../contract/operations.ts";
import { TAGS, type Operation } from "../contract/operation.ts";
import { REFERENCE_KINDS } from "../contract/reference-kinds.ts";
import { REGION_IDS } from "../contract/regions.ts";
import { REPORT_KINDS } from "../contract/score-report.ts";
import { VERSION_PATTERN } from "../contract/table-upload.ts";
import { describedShapes, ERROR_SHAPE, type JsonSchema } from "./described-shapes.ts";

/** Errors that every call can return. */
const ALWAYS = ["internal", "unavailable"] as const satisfies readonly ErrorCode[];

/** Error codes that a call can return. */
export function errorCodesOf(rule: AccessRule, operation: Operation): ReadonlySet<ErrorCode> {
  const { body, errors = [] } = operation;
  const codes = new Set<ErrorCode>([...ALWAYS, ...errors]);
  if (!isOpen(rule)) {
    codes.add("unauthenticated");
    if (!rule.allowed.includes("read key")) codes.add("key_not_allowed");
    if (rule.allowed.includes("key")) codes.add("too_many_requests");
  }
  if (rule.allowed.includes("admin") && !rule.allowed.includes("user")) codes.add("forbidden");
  if (rule.countsBytes) for (const code of ["quota_exceeded", "email_unverified"] as const) codes.add(code);
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
  version: { type: "string", pattern: VERSION_PATTERN.source, examples: ["latest"] },
  file: { type: "string", description: "name of a file of the version" },
};

const REPLY_WORDS: Readonly<Record<string, string>> = {
  302: "at another address",
  304: "as the validator says",
};

type ShapeOf = ReturnType<typeof describedShapes>["shapeOf"];

function parametersOf(path: string, { query = {}, ifMatch }: Operation): readonly object[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => {
    const schema = path.startsWith("/api/countScoreReports")
      ? { type: "string", enum: REPORT_KINDS }
      : PATH_PARAMETERS[name];
    if (schema === undefined) throw new Error(`${path}: the parameter ${name} has no schema`);
    return { name, in: "path", required: true, schema };
  });
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

/** The example of an error: what every reply with the code looks like. */
const errorExample = (code: ErrorCode): object => ({
  summary: code,
  value: { error: ERRORS[code].text, code, requestId: "4f9c2f0e7a6b4d1c" },
});

function responsesOf(
  rule: AccessRule,
  operation: Operation,
  shapeOf: ShapeOf,
  example: unknown,
): Record<string, object> {
  const responses: Record<string, object> = {};
  for (const [status, schema] of Object.entries(operation.replies)) {
    const description = REPLY_WORDS[status] ?? "answered";
    const isExample = example !== undefined && (status === "200" || operation.replies[200] === undefined);
    const media = schema && { schema: shapeOf(schema, "output"), ...(isExample && { example }) };
    responses[status] = { description, ...(media && { content: { "application/json": media } }) };
  }
  const byStatus = Map.groupBy(errorCodesOf(rule, operation), (code) => ERRORS[code].status);
  for (const [status, codes] of byStatus) {
    responses[status] ??= {
      description: codes.map((code) => `${code}: ${ERRORS[code].text}`).join(" "),
      content: {
        "application/json": {
          schema: { $ref: `#/components/schemas/${ERROR_SHAPE}` },
          examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    };
  }
  return responses;
}

function securityOf(rule: AccessRule): readonly object[] {
  if (isOpen(rule)) return [];
  const session = { session: [] };
  return rule.allowed.includes("none") ? [{}, session] : [session];
}

/** An operation of the document, as far as the page of the calls reads it. */
export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: DescribedContent & { readonly required: boolean; readonly description: string };
  readonly responses: Readonly<Record<string, DescribedContent & { readonly description: string }>>;
}
interface DescribedContent {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
}
export interface ApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** GET /api/openapi.json: every row of the access table, with the schemas that the server validates with. */
export function openApi(): ApiDocument {
  const { shapeOf, schemas } = describedShapes();
  const paths: Record<string, Record<string, DescribedOperation>> = {};
  for (const rule of ACCESS) {
    const name = `${rule.method} ${rule.path}` as keyof typeof OPERATIONS;
    const operation: Operation = OPERATIONS[name];
    const example = EXAMPLES[name];
    const { tag, summary, body } = operation;
    const path = rule.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[rule.method.toLowerCase()] = {
      operationId: `${rule.method.toLowerCase()}${rule.path.replaceAll(/[^A-Za-z]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
      tags: [tag],
      summary,
      security: securityOf(rule),
      parameters: parametersOf(rule.path, operation) as DescribedOperation["parameters"],
      ...(body && {
        requestBody: {
          required: true,
          description: `at most ${body.limit.wire} bytes${body.limit.gzip ? ", which may be gzip" : ""}`,
          content: {
            "application/json": {
              schema: shapeOf(body.schema, "input"),
              ...(example?.body !== undefined && { example: example.body }),
            },
          },
        },
      }),
      responses: responsesOf(rule, operation, shapeOf, example?.reply) as DescribedOperation["responses"],
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tare",
      version: "1.0.0",
      description:
        "Calls of the page, and for programs. Open reads need no login, and pages of every site may read them. A program uses an account with a key, which its owner creates on the account page. A GET that changes data (delete…) never answers HEAD, a prefetch, an image or another site.",
      // of what the calls give; the code has none yet
      license: { name: `Reference data: ${DATA_LICENCE.title}`, url: DATA_LICENCE.path },
    },
    servers: [{ url: "/" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: { type: "http", scheme: "bearer", description: "the accessToken of login, or a key for scripts" },
      },
      schemas: schemas(),
      examples: Object.fromEntries((Object.keys(ERRORS) as ErrorCode[]).map((code) => [code, errorExample(code)])),
    },
  } as ApiDocument;
}
