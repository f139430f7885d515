import { describe, expect, test } from "vitest";
import {
  concernedGroups,
  countStreams,
  hasChoices,
  isCollected,
  withChoice,
} from "../../../../app/features/recycling/settings-dialog.tsx";
import type { RecoveryStream } from "../../../../workers/engine/recovery-streams.ts";

const board: RecoveryStream = {
  mat_recov_id: "board",
  mat_recov_name: "Board",
  recycle: "on",
  compost: "off",
  concerned: true,
  designed: true,
};
const film: RecoveryStream = {
  mat_recov_id: "__proto__",
  mat_recov_name: "Film",
  recycle: "na",
  compost: null,
  concerned: false,
  designed: true,
};

describe("choices of streams", () => {
  test("are the user's, else the region's; unavailable streams stay off", () => {
    expect(isCollected(board, "recycle", {})).toBe(true);
    expect(isCollected(board, "compost", {})).toBe(false);
    expect(isCollected(board, "recycle", { recycle: { board: false } })).toBe(false);
    expect(isCollected(board, "compost", { compost: { board: true } })).toBe(true);
    expect(isCollected(film, "recycle", { recycle: JSON.parse('{"__proto__":true}') })).toBe(false);
    expect(isCollected({ ...film, recycle: "off" }, "recycle", {})).toBe(false);
    expect(isCollected(film, "compost", {})).toBe(false);
  });

  test("store only differences from the region, separately for recycling and composting", () => {
    const off = withChoice({}, "recycle", board, false);
    expect(off).toEqual({ recycle: { board: false } });
    const both = withChoice(off, "compost", board, true);
    expect(both).toEqual({ recycle: { board: false }, compost: { board: true } });
    expect(hasChoices(both)).toBe(true);
    expect(withChoice(both, "recycle", board, true)).toEqual({ compost: { board: true } });
    expect(hasChoices(withChoice(off, "recycle", board, true))).toBe(false);
    expect(hasChoices({ recycle: {} })).toBe(false);
  });

  test("omit groups without a stream of the products at first", () => {
    const group = (streams: RecoveryStream[]) => ({ mat_recov_group_id: "g", mat_recov_group_name: "G", streams });
    const groups = [group([film]), group([film, board])];
    expect(concernedGroups(groups)).toEqual([group([board])]);
    expect(countStreams(groups)).toBe(3);
  });
});
