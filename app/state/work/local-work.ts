import { atom } from "jotai";
import { comparisonsAtom } from "./comparisons.ts";
import { foodsAtom } from "./foods.ts";
import { ownerNowAtom } from "../core/owner.ts";
import { portfoliosAtom } from "./portfolio-heads.ts";
import { productsAtom } from "./products.ts";
import { servicesAtom } from "../core/services.ts";
import { WORK_KINDS } from "./sync.ts";

/** Stored documents that could not be read; the file of `downloadLocalWorkAtom` contains them. */
export const unreadableWorkAtom = atom((get) => WORK_KINDS.flatMap(({ unreadableAtom }) => get(unreadableAtom)));

/** Downloads everything that this browser has of the user, saved or only on screen, as one JSON file. */
export const downloadLocalWorkAtom = atom(null, async (get): Promise<void> => {
  const services = get(servicesAtom);
  const { localWork } = await services.open();
  const onScreen = {
    comparisons: get(comparisonsAtom),
    portfolios: get(portfoliosAtom),
    products: get(productsAtom),
    foods: get(foodsAtom),
  };
  services.download("tare_work.json", await localWork(get(ownerNowAtom), onScreen), "application/json");
});
