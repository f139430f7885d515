import { act, cleanup, renderHook } from "@testing-library/react";
import { atom, createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useSwaps } from "../../../../app/features/portfolio-swaps/use-swaps.ts";

const stand = vi.hoisted(() => ({ scores: null as unknown }));
vi.mock("../../../../app/state/portfolio/portfolio-scores.ts", () => {
  stand.scores = atom({ status: "ready", scores: {} });
  return { portfolioScoresAtom: () => stand.scores };
});
vi.mock("../../../../app/state/portfolio/portfolio-swaps.ts", () => ({
  findSwapsAtom: atom(null, async () => ({ ok: true, value: { steps: [] } })),
  stopSwapsAtom: atom(null, async () => undefined),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ALL = {
  reusables_only: false,
  excluded: [],
  forbidden: [],
  allowed: null,
  no_losses: false,
  usecase_id: null,
  site: null,
};

it("results of earlier lines or options are marked as outdated from the first render on, before the search starts; only a long search is slow", async () => {
  vi.useFakeTimers();
  const store = createStore();
  const scoresAtom = stand.scores as ReturnType<typeof atom<{ status: string; scores: object }>>;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const rest = () => act(() => vi.advanceTimersByTimeAsync(300));
  const { result, rerender } = renderHook(({ wishes }) => useSwaps("p", wishes), {
    wrapper,
    initialProps: { wishes: ALL },
  });
  await rest();
  expect(result.current).toMatchObject({ isSearching: false, found: { steps: [] } });

  act(() => store.set(scoresAtom, { status: "ready", scores: {} }));
  expect(result.current.isSearching).toBe(true);
  await rest();
  expect(result.current.isSearching).toBe(false);

  expect(result.current.isSlow).toBe(false);
  act(() => store.set(scoresAtom, { status: "scoring", scores: {} }));
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(result.current.isSlow).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.isSlow).toBe(true);
  act(() => store.set(scoresAtom, { status: "ready", scores: {} }));
  await rest();
  expect(result.current.isSlow).toBe(false);

  rerender({ wishes: { ...ALL, reusables_only: true } });
  expect(result.current.isSearching).toBe(true);
  await rest();
  expect(result.current.isSearching).toBe(false);
});
