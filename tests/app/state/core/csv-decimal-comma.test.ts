import { afterEach, expect, test, vi } from "vitest";
import { memoryFlags } from "../../data/memory-stores.ts";
import { fileFormatAtom } from "../../../../app/state/core/csv-decimal-comma.ts";
import { testTab } from "../test-services.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Makes this the browser's locale. */
const browseIn = (locale: string): void => {
  const { NumberFormat } = Intl;
  vi.stubGlobal("Intl", {
    ...Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Object(Intl)[name]])),
    NumberFormat: function (of: string | undefined, options?: Intl.NumberFormatOptions) {
      return new NumberFormat(of ?? locale, options);
    },
  });
};

test.each([
  ["de-DE", true],
  ["es-ES", true],
  ["en-GB", false],
  ["de-CH", false],
])(
  "files follow the browser's locale %s at first: decimal comma %s; a choice is remembered",
  async (locale, isComma) => {
    browseIn(locale);
    const flags = memoryFlags();
    const { store } = await testTab({ flags });
    expect(store.get(fileFormatAtom).decimalComma).toBe(isComma);
    store.set(fileFormatAtom, { decimalComma: !isComma });
    expect(store.get(fileFormatAtom).decimalComma).toBe(!isComma);
    const later = await testTab({ flags });
    expect(later.store.get(fileFormatAtom).decimalComma).toBe(!isComma);
  },
);
