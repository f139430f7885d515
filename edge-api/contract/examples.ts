import type { OperationId } from "./operations.ts";

interface Example {
  readonly body?: unknown;
  readonly reply?: unknown;
}

const CREATED = 1_795_824_000_000;
const YEAR = 365 * 24 * 60 * 60 * 1000;
const COMPARISON = {
  comparison_id: "cups-for-the-canteen",
  comparison_name: "Cups for the canteen",
  usecase_id: "hot_cup",
  food_id: "coffee",
  region_use: "Germany",
  currentProductIds: ["hot_cup_paper_pe", "hot_cup_paper_pla"],
  data_version: "2026.12",
} as const;

/** Examples of calls, for those who write programs. A test holds them to their schemas. */
export const EXAMPLES: Partial<Readonly<Record<OperationId, Example>>> = {
  "GET /api/health": { reply: { status: "ok", version: "2026.12" } },
  "GET /api/dataVersions": { reply: [{ version: "2026.12", created: CREATED, note: "" }] },
  "GET /api/listKind/:kind": {
    reply: [{ kind: "metric", updateTime: CREATED, data: '{"climate":{"metric_name":"Climate"}}' }],
  },
  "GET /api/:kind/update": { reply: { kind: "impact", updateTime: CREATED, version: "2026.12" } },
  "POST /api/login": {
    body: { email: "somebody@example.com", password: "a long password" },
    reply: { accessToken: "q3vW…", isAdmin: false },
  },
  "GET /api/listSession": { reply: [] },
  "POST /api/createComparison": { body: COMPARISON, reply: { id: "cups-for-the-canteen", version: 1 } },
  "POST /api/updateComparison": { body: COMPARISON, reply: { id: "cups-for-the-canteen", version: 2 } },
  "POST /api/score": {
    body: {
      comparison: {
        usecase_id: "hot_cup",
        food_id: "coffee",
        region_use: "Germany",
        currentProductIds: ["hot_cup_paper_pe", "hot_cup_paper_pla"],
      },
    },
  },
  "POST /api/share": {
    reply: { id: "4wZ9cQ1rT7yB2nM84wZ9cQ1rT7yB2nM84wZ9cQ1rT7y", created: CREATED, expires: CREATED + YEAR },
  },
  "GET /api/listShare": {
    reply: [
      {
        id: "4wZ9cQ1rT7yB2nM84wZ9cQ1rT7yB2nM84wZ9cQ1rT7y",
        kind: "comparison",
        name: "Cups for the canteen",
        data_version: "2026.12",
        created: CREATED,
        expires: CREATED + YEAR,
        last_opened: null,
      },
    ],
  },
};
