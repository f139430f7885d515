import { act, render, screen, waitFor } from "@testing-library/react";
import { Provider } from "jotai";
import { expect } from "vitest";
import type { SiteSettings } from "../../../edge-api/contract/site-settings.ts";
import { failed, ok, type ProblemCode } from "../../../app/data/outcome.ts";
import type { LoadedReference, ReferenceLoader } from "../../../app/data/reference-loader.ts";
import { DEFAULT_SETTINGS } from "../../../app/data/site-settings.ts";
import { App } from "../../../app/shell/app.tsx";
import { EXAMPLE } from "../../../app/state/comparison/example-draft.ts";
import type { Catalogue } from "../../../workers/engine/catalogue.ts";
import { createScoringService } from "../../../workers/scoring-service.ts";
import { memoryFlags } from "../data/memory-stores.ts";
import { KIOSK } from "../features/kiosk-catalogue.ts";
import { kioskScores } from "../pages/comparison-mode/kiosk-scores.ts";
import { fixedReference, offlineTab } from "../tab.ts";

export const guestFlags = () => {
  const flags = memoryFlags();
  flags.local.write("isGuest", "true");
  return flags;
};

/** The kiosk catalogue plus the products of the landing page's example. */
const CATALOGUE: Catalogue = {
  ...KIOSK,
  products: [
    ...KIOSK.products,
    ...EXAMPLE.currentProductIds.flatMap((prodsys_id) =>
      KIOSK.products.slice(0, 1).map((cup) => ({ ...cup, prodsys_id })),
    ),
  ],
};
const known = new Set(KIOSK.products.map((product) => product.prodsys_id));
const LOADED: LoadedReference = { catalogue: CATALOGUE, stale: null };

/** One tab of the whole app with the kiosk catalogue; `load` decides how the tables load. */
export const shellTab = ({
  flags = memoryFlags(),
  load = async () => ok(LOADED),
  feedbackUrl = DEFAULT_SETTINGS.feedbackUrl,
  settings = async () => ({ ...DEFAULT_SETTINGS, feedbackUrl }),
}: {
  readonly flags?: ReturnType<typeof memoryFlags>;
  readonly load?: ReferenceLoader["load"];
  readonly feedbackUrl?: string;
  readonly settings?: () => Promise<SiteSettings>;
}) => {
  const clock = { now: 1_800_000_000_000, due: [] as (() => void)[] };
  const { store } = offlineTab({
    flags,
    browser: {
      now: () => clock.now,
      after: (_ms, action) => {
        clock.due.push(action);
        return () => undefined;
      },
    },
    services: {
      settings,
      reference: { ...fixedReference(CATALOGUE), load },
      engine: {
        ...createScoringService(),
        // products of the example get the scores of the glass
        scoreComparison: async (_version, input) => {
          const products = input.products.map((one) => (known.has(one.prodsys_id) ? one : { prodsys_id: "glass" }));
          const value = kioskScores({ ...input, products });
          const ids = input.products.map(({ prodsys_id }) => prodsys_id);
          return {
            ok: true,
            value: {
              ...value,
              products: value.products.map((scores, at) => scores && { ...scores, prodsys_id: ids[at] ?? "" }),
            },
          };
        },
      },
    },
  });
  return {
    store,
    flags,
    /** loads the app at an address */
    open: async (address: string) => {
      window.history.replaceState(null, "", address);
      render(
        <Provider store={store}>
          <App />
        </Provider>,
      );
      await act(async () => undefined);
    },
    /** advances the clock by a minute and runs what is due */
    wait: () => {
      clock.now += 60_000;
      for (const action of clock.due.splice(0)) action();
    },
  };
};

/** A loader that reports a stage, then waits for `release`. */
export const heldLoad = () => {
  let release: ((fault?: ProblemCode) => void) | null = null;
  const load: ReferenceLoader["load"] = async (report) => {
    report("tables");
    const fault = await new Promise<ProblemCode | undefined>((resolve) => (release = resolve));
    return fault === undefined ? ok(LOADED) : failed(fault, "asked to fail");
  };
  return {
    load,
    /** waits for a load, then resolves it, with the fault if given */
    release: async (fault?: ProblemCode) => {
      await waitFor(() => expect(release).not.toBeNull());
      await act(async () => release?.(fault));
      release = null;
    },
  };
};

export const addressNow = () => window.location.pathname + window.location.search;
/** Waits for a page heading. */
export const pageHeading = (name: string) => screen.findByRole("heading", { level: 1, name });
