import { Hono, type Context } from "hono";
import { ENTITY_KINDS, type EntityKind } from "../contract/entities.ts";
import { listTag } from "../contract/list-tag.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import { deleteItem, listPieces, portfolioOf, saveItem } from "../services/items.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { startedStream } from "../services/pieces.ts";
import { countWrite } from "../services/rate-limit.ts";
import { userOf } from "./callers.ts";
import { sendStored } from "./encoded-reply.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

/**
 * The five kinds of user items, four calls each, and GET portfolio/{id} with all entries. Replies are the stored JSON
 * text.
 */
export function itemRoutes(ports: SharedPorts) {
  const list = (kind: EntityKind) => async (c: Context<ServerEnv>) => {
    const { userId } = userOf(c);
    const ETag = listTag(await ports.items.versions(kind, userId));
    if (c.req.header("If-None-Match") === ETag) return c.body(null, 304, { ETag });
    return c.body(await startedStream(listPieces(ports, kind, userId)), 200, { ...JSON_TYPE, ETag });
  };
  const save = (kind: EntityKind, verb: "upsert" | "update") => async (c: Context<ServerEnv>) => {
    const { userId } = userOf(c);
    await countWrite(ports, userId);
    const options = { kind, verb, ifMatch: c.req.header("If-Match") };
    return c.json(await saveItem(ports, userId, options, c.req.raw));
  };
  const erase = (kind: EntityKind) => async (c: Context<ServerEnv>) => {
    const { userId } = userOf(c);
    await countWrite(ports, userId);
    const target = { kind, id: c.req.param("id") ?? "", ifMatch: c.req.header("If-Match") };
    await deleteItem(ports, userId, target);
    return c.json({});
  };

  const routes = new Hono<ServerEnv>();
  for (const kind of ENTITY_KINDS) {
    const name = kind.charAt(0).toUpperCase() + kind.slice(1);
    routes
      .get(`/list${name}`, list(kind))
      .post(`/create${name}`, save(kind, "upsert"))
      .post(`/update${name}`, save(kind, "update"))
      .get(`/delete${name}/:id`, erase(kind));
  }
  return routes.get("/portfolio/:id", async (c) =>
    sendStored(c, await portfolioOf(ports, userOf(c).userId, c.req.param("id"))),
  );
}
