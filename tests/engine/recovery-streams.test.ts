import { describe, expect, test } from "vitest";
import { recoveryStreamsOf } from "../../workers/engine/scoring/recovery-streams-of.ts";
import { parseReference } from "../../workers/engine/tables/reference.ts";
import { cups, toy } from "./toy.ts";

const streams = (prodsys_ids: readonly string[], given = cups) =>
  recoveryStreamsOf(toy, { ...given, products: prodsys_ids.map((prodsys_id) => ({ prodsys_id })) });

describe("recovery streams", () => {
  test("are grouped, with the region's defaults; those of the products are marked", () => {
    expect(streams(["cup_board", "gone"])).toEqual([
      {
        mat_recov_group_id: "all",
        mat_recov_group_name: "All",
        streams: [
          ["plastic_stream", "on", "na", true, false],
          ["paper_stream", "on", "off", true, true],
          ["metal_stream", "na", "na", false, false],
          ["bio_stream", "na", "off", true, false],
        ].map(([id, recycle, compost, concerned, designed]) => ({
          mat_recov_id: id,
          mat_recov_name: id,
          recycle,
          compost,
          concerned,
          designed,
        })),
      },
    ]);
  });

  test("follow the region of use", () => {
    const compostOf = (region_use: string) =>
      streams([], { ...cups, region_use })[0]?.streams.map(({ compost }) => compost);
    expect(compostOf("Global")).toEqual(["na", "off", "na", "off"]);
    expect(compostOf("Europe")).toEqual(["na", "off", "na", "on"]);
  });

  test("are sorted by group, unknown groups last; hidden choices are null or omitted", () => {
    const row = (kind: string, data: object) => ({ kind, data: JSON.stringify(data) });
    const small = parseReference("v", [
      row("mat-recov-groups", {
        b: { mat_recov_group_name: "Second", mat_recov_group_order: "2" },
        a: { mat_recov_group_name: "Third", mat_recov_group_order: 3 },
        c: { mat_recov_group_name: "First", mat_recov_group_order: 1 },
      }),
      row("mat-recov-spec", {
        lost: { mat_recov_name: "Lost", mat_recov_group_id: "gone", recycle_toggle_show_yn: "1" },
        film: { mat_recov_name: "Film", mat_recov_group_id: "a", recycle_toggle_show_yn: "1" },
        peel: { mat_recov_name: "Peel", mat_recov_group_id: "b", compost_toggle_show_yn: "1" },
        none: { mat_recov_name: "None", mat_recov_group_id: "c" },
      }),
    ]);
    expect(
      recoveryStreamsOf(small, { ...cups, products: [] }).map((group) => [
        group.mat_recov_group_name,
        ...group.streams.map(({ mat_recov_name, recycle, compost }) => [mat_recov_name, recycle, compost]),
      ]),
    ).toEqual([
      ["Second", ["Peel", null, "off"]],
      ["Third", ["Film", "off", null]],
      ["gone", ["Lost", "off", null]],
    ]);
  });
});
