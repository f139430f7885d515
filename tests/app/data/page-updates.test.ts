import { afterEach, expect, it, vi } from "vitest";
import { browserPageUpdates } from "../../../app/data/page-updates.ts";
import type { AskedOfBuild } from "../../../workers/offline/messages.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

/** A browser with an active build and a waiting one, whose worker gives these answers. */
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

/** A service worker that is installing. */
const installingWorker = () => new EventTarget() as ServiceWorker;

it("reports a build that already waits, and one that arrives later", async () => {
  const { registration, waiting, updates } = browserWith({ waits: true, take: true });
  const tell = vi.fn();
  await updates.keep(tell);
  expect(tell).not.toHaveBeenCalled();
  const installing = installingWorker();
  Object.assign(registration, { installing });
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = waiting;
  installing.dispatchEvent(new Event("statechange"));
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));

  const later = vi.fn();
  await browserPageUpdates().keep(later);
  expect(later).toHaveBeenCalledTimes(1);
});

it("does not report the page's own build before its worker is active, nor the very first build", async () => {
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

it("reloads the page once the waiting build is active, and at once if none waits any more", async () => {
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

it("waits for the change of workers if the browser has no space to store which build is in use", async () => {
  const { registration, container, waiting, log, updates } = browserWith({ waits: true, take: false });
  registration.waiting = waiting;
  await updates.keep(() => undefined);
  const taken = updates.take();
  // a later answer of the same worker: by then the first answer has arrived
  await updates.keep(() => undefined);
  expect(log).toEqual(["waits", "take", "waits"]);
  container.dispatchEvent(new Event("controllerchange"));
  await taken;
  expect(log.at(-1)).toBe("reload");
});
