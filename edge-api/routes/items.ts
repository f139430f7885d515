import { Hono, type Context } from "hono";
import type { EntityKind } from "../contract/entities.ts";
import { listTag } from "../contract/list-tag.ts";
import type { ServerEnv } from "../middleware/request-id.ts";
import { deleteItem, listPieces, portfolioPieces, saveItem } from "../services/items.ts";
import type { SharedPorts } from "../services/large-bodies.ts";
import { receivePart, sentPart } from "../services/portfolio-parts.ts";
import { startedStream, streamOf } from "../services/pieces.ts";
import { countWrite } from "../services/rate-limit.ts";
import { sessionCaller } from "./session-caller.ts";

const JSON_TYPE = { "Content-Type": "application/json" };

/** Whether large portfolios in the reply name their parts in place of their entries. */
const isByParts = (c: Context<ServerEnv>): boolean => c.req.query("parts") === "1";

/**
 * The five kinds of user items, four calls each, GET portfolio/{id} with all entries, and the parts of large portfolios. Replies are the stored JSON
 * text.
 */
export function itemRoutes(ports: SharedPorts) {
  const list = (kind: EntityKind) => async (c: Context<ServerEnv>) => {
    const { userId } = sessionCaller(c);
    const ETag = listTag(await ports.items.versions(kind, userId));
    if (c.req.header("If-None-Match") === ETag) return c.body(null, 304, { ETag });
    return c.body(await startedStream(listPieces(ports, kind, userId)), 200, { ...JSON_TYPE, ETag });
  };
  const save = (kind: EntityKind, verb: "upsert" | "update") => async (c: Context<ServerEnv>) => {
    const { userId } = sessionCaller(c);
    await countWrite(ports, userId);
    const options = { kind, verb, ifMatch: c.req.header("If-Match"), byParts: isByParts(c) };
    const reply = await saveItem(ports, userId, options, c.req.raw);
    return c.json(reply, "missing" in reply ? 202 : 200);
  };
  const erase = (kind: EntityKind) => async (c: Context<ServerEnv>) => {
    const { userId } = sessionCaller(c);
    await countWrite(ports, userId);
    const target = { kind, id: c.req.param("id") ?? "", ifMatch: c.req.header("If-Match"), byParts: isByParts(c) };
    await deleteItem(ports, userId, target);
    return c.json({});
  };

  return new Hono<ServerEnv>()
    .get("/listComparison", list("comparison"))
    .post("/createComparison", save("comparison", "upsert"))
    .post("/updateComparison", save("comparison", "update"))
    .get("/deleteComparison/:id", erase("comparison"))
    .get("/listProduct", list("product"))
    .post("/createProduct", save("product", "upsert"))
    .post("/updateProduct", save("product", "update"))
    .get("/deleteProduct/:id", erase("product"))
    .get("/listFood", list("food"))
    .post("/createFood", save("food", "upsert"))
    .post("/updateFood", save("food", "update"))
    .get("/deleteFood/:id", erase("food"))
    .get("/listMapping", list("mapping"))
    .post("/createMapping", save("mapping", "upsert"))
    .post("/updateMapping", save("mapping", "update"))
    .get("/deleteMapping/:id", erase("mapping"))
    .get("/listPortfolio", list("portfolio"))
    .post("/createPortfolio", save("portfolio", "upsert"))
    .post("/updatePortfolio", save("portfolio", "update"))
    .get("/deletePortfolio/:id", erase("portfolio"))
    .get("/portfolio/:id", async (c) => {
      const pieces = await portfolioPieces(ports, sessionCaller(c).userId, c.req.param("id"), isByParts(c));
      return c.body(streamOf(pieces), 200, JSON_TYPE);
    })
    .post("/portfolioPart", async (c) => {
      const { userId } = sessionCaller(c);
      await countWrite(ports, userId);
      return c.json(await receivePart(ports, userId, c.req.raw));
    })
    .get("/portfolioPart/:sha256", async (c) =>
      c.body(await sentPart(ports, sessionCaller(c).userId, c.req.param("sha256")), 200, JSON_TYPE),
    );
}
