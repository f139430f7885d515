import { expect, test } from "vitest";
import { quoted } from "../../../app/text/en/sentence-parts.ts";
import { quoted as quotedEs } from "../../../app/text/es/sentence-parts.ts";
import { inSentence } from "../../../app/text/in-sentence.ts";

test("a name with a comma or an article of its own stands in quotation marks inside a sentence, others do not", () => {
  const named = (name: string): string => `The ${quoted(inSentence(name))} may not be sold.`;
  expect(named("Paper cup, PE lined")).toBe("The “paper cup, PE lined” may not be sold.");
  expect(named("A foam cup")).toBe("The “A foam cup” may not be sold.");
  expect(named("My mug, blue")).toBe("The “My mug, blue” may not be sold.");
  expect(named("our mug")).toBe("The “Our mug” may not be sold.");
  expect(named("Anise cup")).toBe("The anise cup may not be sold.");
  expect(named("Thermos")).toBe("The thermos may not be sold.");
  expect(quotedEs(inSentence("Mi taza"))).toBe("«Mi taza»");
});
