import { expect, test } from "vitest";
import { opened } from "./sheets.ts";

const countsOf = async (content: string) => {
  const { service } = await opened(content);
  const answer = await service.returnCounts("s");
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value && [answer.value.issued.total, answer.value.returned.total];
};

test.each([
  [
    "without a row of totals",
    "Month,Handed out,Came back\nJanuary,1200,1150\nFebruary,1300,1235\nTotal,2500,2385\n",
    [2500, 2385],
  ],
  [
    "in German, beside losses",
    "Datum;Ausgegeben;Zurück;Verlust\n01.03.2026;1.200;1.150;50\n02.03.2026;1.300;1.235;65\n",
    [2500, 2385],
  ],
  ["in Spanish, in the other order", "Fecha;Devueltas;Entregadas\n2026-03-01;90;100\n2026-03-02;180;200\n", [300, 270]],
  [
    "beside an amount of money",
    "Site,Cups issued,Cups returned,Deposit kept (EUR)\nNorth,100,90,20.00\nSouth,50,50,0.00\n",
    [150, 140],
  ],
  ["in French", "Mois;Sorties;Retours\njanvier;100;95\n", [100, 95]],
  ["no columns of counts", "product,quantity\ncup_pe,12\n", null],
  ["one column alone", "Month,Came back\nJanuary,12\n", null],
])("issues and returns of a file are summed: %s", async (_, content, expected) => {
  expect(await countsOf(content)).toEqual(expected);
});
