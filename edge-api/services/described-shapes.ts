import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import * as v from "valibot";
import * as account from "../contract/account.ts";
import * as admin from "../contract/admin-replies.ts";
import { ComparisonSchema } from "../contract/comparison.ts";
import { CustomFoodSchema } from "../contract/custom-food.ts";
import { SavedProductSchema } from "../contract/entities.ts";
import { ERRORS, type ErrorCode } from "../contract/errors.ts";
import * as keys from "../contract/keys.ts";
import { NameMappingsSchema } from "../contract/name-mappings.ts";
import * as operation from "../contract/operation-state.ts";
import * as passkeys from "../contract/passkeys.ts";
import { PortfolioEntrySchema } from "../contract/portfolio.ts";
import * as replies from "../contract/reply-schemas.ts";
import * as scores from "../contract/score.ts";
import * as reports from "../contract/score-report.ts";
import * as share from "../contract/share.ts";
import * as settings from "../contract/site-settings.ts";
import * as uploads from "../contract/table-upload.ts";

export type { JsonSchema };

/** The component that every error reply conforms to. */
export const ERROR_SHAPE = "Error";

const ErrorSchema = v.object({
  error: v.pipe(v.string(), v.description("for people; says what to do next")),
  code: v.picklist(Object.keys(ERRORS) as ErrorCode[]),
  requestId: v.string(),
  fields: v.optional(v.array(v.object({ field: v.string(), text: v.string() }))),
  faults: v.optional(v.array(admin.TableFaultSchema)),
  faultCount: v.optional(v.number()),
  current: v.pipe(
    v.optional(v.unknown()),
    v.description("with `conflict`: the server's copy; a large portfolio without its entries"),
  ),
});

/** Shapes by name: `LoginRequest` is LoginRequestSchema. */
const NAMED: Readonly<Record<string, v.GenericSchema>> = {
  [ERROR_SHAPE]: ErrorSchema,
  ...named({ ComparisonSchema, CustomFoodSchema, SavedProductSchema, NameMappingsSchema, PortfolioEntrySchema }),
  ...[account, admin, keys, operation, passkeys, replies, reports, scores, share, settings, uploads]
    .map(named)
    .reduce((all, some) => ({ ...all, ...some })),
  ...Object.fromEntries(
    Object.entries(replies.LISTED_SCHEMAS).map(([kind, schema]) => [
      `Listed${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`,
      schema as v.GenericSchema,
    ]),
  ),
};

/** The schemas among the exports of a module, by their names without `Schema`. */
function named(exports: Readonly<Record<string, unknown>>): Record<string, v.GenericSchema> {
  const found = Object.entries(exports).filter(([name]) => name.endsWith("Schema"));
  return Object.fromEntries(
    found.map(([name, schema]) => [name.slice(0, -"Schema".length), schema as v.GenericSchema]),
  );
}

/** "input": what a request body may hold, defaults left out. "output": what a reply holds. */
type Mode = "input" | "output";

const IN_COMPONENTS = "#/components/schemas/";
const referenced = (schema: JsonSchema): readonly string[] =>
  [...JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");

/** The schema as JSON Schema; shapes with a name inside it are references. */
function jsonSchema(schema: v.GenericSchema, typeMode: Mode, isNamed: (name: string) => boolean): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    target: "draft-2020-12",
    // checks and transformations that JSON Schema cannot express are left out
    errorMode: "ignore",
    typeMode,
    definitions: Object.fromEntries(Object.entries(NAMED).filter(([name]) => isNamed(name))),
    overrideRef: ({ referenceId }) => IN_COMPONENTS + referenceId,
  });
  return rest;
}

/** Collects the shapes that a document uses, each once under its name. */
export function describedShapes() {
  const used = new Map<string, JsonSchema>();
  const shape = (name: string, mode: Mode): JsonSchema =>
    jsonSchema(NAMED[name] ?? v.unknown(), mode, (other) => other !== name);
  /** a request may leave out what a reply always has: then the shape has two components */
  const differs = (name: string): boolean =>
    [name, ...referenced(shape(name, "output"))].some(
      (each) => JSON.stringify(shape(each, "input")) !== JSON.stringify(shape(each, "output")),
    );
  const use = (name: string, mode: Mode): string => {
    const component = mode === "input" && differs(name) ? `${name}Input` : name;
    if (!used.has(component)) {
      const found = shape(name, mode);
      used.set(component, found);
      used.set(component, pointed(found, mode));
    }
    return component;
  };
  /** The schema with its references led to the components of the mode. */
  const pointed = (schema: JsonSchema, mode: Mode): JsonSchema => {
    const names = new Map(referenced(schema).map((name) => [name, use(name, mode)]));
    return JSON.parse(
      JSON.stringify(schema).replaceAll(
        /"#\/components\/schemas\/(\w+)"/g,
        (_, name: string) => `"${IN_COMPONENTS}${names.get(name) ?? name}"`,
      ),
    ) as JsonSchema;
  };
  use(ERROR_SHAPE, "output");
  return {
    shapeOf: (schema: v.GenericSchema, mode: Mode): JsonSchema =>
      pointed(
        jsonSchema(schema, mode, () => true),
        mode,
      ),
    schemas: (): Readonly<Record<string, JsonSchema>> =>
      Object.fromEntries([...used].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
