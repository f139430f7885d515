import { createStore } from "jotai";
import { prepareStorage } from "../data/stored-version.ts";
import { browserServices } from "../state/browser-services.ts";
import { provideServicesAtom } from "../state/services.ts";

/** What has to happen before the first render: stored data brought to its version, then the store over the browser. */
export const startUp = async (): Promise<ReturnType<typeof createStore>> => {
  await prepareStorage();
  const store = createStore();
  store.set(provideServicesAtom, browserServices());
  return store;
};
