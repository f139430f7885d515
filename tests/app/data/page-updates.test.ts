import { afterEach, expect, it, vi } from "vitest";
import { browserPageUpdates } from "../../../app/data/page-updates.ts";
import type { AskedOfBuild } from "../../../workers/offline/messages.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** A browser in which one build answers for the page and another one waits, whose worker gives these answers. */
const browserWith = (answers: Record<AskedOfBuild, boolean>) => {
  const log: string[] = [];
  const waiting = {
    postMessage: (asked: AskedOfBuild, [port]: readonly MessagePort[]) => {
      log.push(asked);
      port?.postMessage(answers[asked]);
    },
  };
  const registration = Object.assign(new EventTarget(), { waiting: null as typeof waiting | null, installing: null });
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  vi.stubEnv("PROD", true);
  vi.spyOn(window.location, "reload").mockImplementation(() => void log.push("reload"));
  return { registration, container, waiting, log, updates: browserPageUpdates() };
};

/** A worker on its way into the browser. */
const onItsWay = () => new EventTarget() as ServiceWorker;

it("tells of a build that waits already, and of one that has come in meanwhile", async () => {
  const { registration, waiting, updates } = browserWith({ waits: true, take: true });
  const tell = vi.fn();
  await updates.keep(tell);
  expect(tell).not.toHaveBeenCalled();
  const installing = onItsWay();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = waiting;
  installing.dispatchEvent(new Event("statechange"));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));

  const later = vi.fn();
  await browserPageUpdates().keep(later);
  expect(later).toHaveBeenCalledTimes(1);
});

it("is silent on the page's own build, taken before its worker is the active one, and on the first of all", async () => {
  const { registration, container, waiting, log, updates } = browserWith({ waits: false, take: true });
  registration.waiting = waiting;
  const tell = vi.fn();
  await updates.keep(tell);
  expect(log).toEqual(["waits"]);
  Object.assign(container, { controller: null });
  await browserPageUpdates().keep(tell);
  expect(log).toEqual(["waits"]);
  expect(tell).not.toHaveBeenCalled();
});

it("loads the page anew once the build that waits is the one in use, and at once where none waits any more", async () => {
  const { registration, waiting, log, updates } = browserWith({ waits: true, take: true });
  registration.waiting = waiting;
  await updates.keep(() => undefined);
  const taken = updates.take();
  expect(log).toEqual(["waits", "take"]);
  await taken;
  expect(log).toEqual(["waits", "take", "reload"]);
  registration.waiting = null;
  await updates.take();
  expect(log).toEqual(["waits", "take", "reload", "reload"]);
});

it("waits for the change of workers where the browser has no room to keep which build is in use", async () => {
  const { registration, container, waiting, log, updates } = browserWith({ waits: true, take: false });
  registration.waiting = waiting;
  await updates.keep(() => undefined);
  const taken = updates.take();
  // a later answer of the same worker: by then that to the first question has arrived
  await updates.keep(() => undefined);
  expect(log).toEqual(["waits", "take", "waits"]);
  container.dispatchEvent(new Event("controllerchange"));
  await taken;
  expect(log.at(-1)).toBe("reload");
});
