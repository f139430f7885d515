import { expect, it, test } from "vitest";
import { countryCode } from "../../../../app/state/portfolio/portfolio-breakdown.ts";
import { countryName, englishCountryName } from "../../../../app/text/countries.ts";

test.each([
  ["GB", ["UK", "gb", "GBR", "United Kingdom", "Great Britain", "Scotland", "Vereinigtes Königreich", "Reino Unido"]],
  ["DE", ["de", "DEU", "Germany", "Deutschland", "Alemania", "Allemagne", "Germania", " GERMANY "]],
  ["NL", ["Netherlands", "Holland", "Nederland", "Países Bajos", "Niederlande"]],
  ["CZ", ["Czechia", "Czech Republic", "Tschechien"]],
  ["US", ["USA", "U.S.A.", "United States", "Estados Unidos"]],
])("%s is found in its spellings", (code, spellings) => {
  expect(spellings.map(countryCode)).toEqual(spellings.map(() => code));
});

it("keeps a text that names no country", () => {
  expect(["Narnia", " Region North ", ""].map(countryCode)).toEqual(["Narnia", "Region North", ""]);
});

it("names codes, and leaves other texts as they are", () => {
  expect(["GB", "Narnia", "ZZ9"].map(countryName)).toEqual(["United Kingdom", "Narnia", "ZZ9"]);
  expect(englishCountryName("ES")).toBe("Spain");
});
