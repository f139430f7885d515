import { expect, test } from "vitest";
import { uncertainty } from "../../../../app/text/es/uncertainty.ts";
import { weights } from "../../../../app/text/es/weights.ts";

test("a share has one article, and no second one after «más del»", () => {
  expect(weights.section.stays("71 %")).toBe("Sigue primero en el 71 % de las ponderaciones");
  expect(weights.section.stays(weights.section.moreThan("99 %"))).toBe(
    "Sigue primero en más del 99 % de las ponderaciones",
  );
  expect(uncertainty.pairs.isBetter("«A»", "«B»", "100 %", "8 puntos")).toBe(
    "«A» es mejor que «B» en el 100 % de los sorteos, normalmente por 8 puntos.",
  );
});
