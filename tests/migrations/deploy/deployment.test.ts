import { expect, test } from "vitest";
import { deployment, typedCall, type DeploymentOptions } from "../../../migrations/deploy/deployment.ts";

const OPTIONS: DeploymentOptions = {
  state: ".wrangler/state",
  backup: "tare.backup",
  variables: {},
  databaseName: "tare",
  hasDatabase: true,
};
const typed = (options: Partial<DeploymentOptions>) => deployment({ ...OPTIONS, ...options }).map(typedCall);

test("an installation is backed up before it is migrated, and migrated before its build is uploaded", () => {
  expect(typed({ variables: { PUBLIC_ORIGIN: "https://tare.example" } })).toEqual([
    "npm run --silent build",
    "npx wrangler deploy --dry-run --env=",
    "node migrations/backup/backup.ts tare.backup --remote",
    "node migrations/seed/main.ts --remote",
    "npx wrangler deploy --env= --keep-vars --var=PUBLIC_ORIGIN:…",
  ]);
});

test("a first deployment makes the database, where it has to stay; a second environment has its own", () => {
  expect(
    typed({ hasDatabase: false, env: "staging", databaseName: "tare-staging", jurisdiction: "eu" }).slice(1),
  ).toEqual([
    "npx wrangler deploy --dry-run --env=staging",
    "npx wrangler d1 create tare-staging --jurisdiction eu",
    "node migrations/seed/main.ts --remote --env staging",
    "npx wrangler deploy --env=staging --keep-vars",
  ]);
});

test("locally nothing is uploaded", () => {
  expect(typed({ local: true })).toEqual([
    "npm run --silent build",
    "npx wrangler deploy --dry-run --env=",
    "node migrations/seed/main.ts --state .wrangler/state",
  ]);
});
