import { expect, test } from "vitest";
import { environmentSettings } from "../../../edge-api/adapters/environment-settings.ts";

test("unset and empty variables keep the defaults", () => {
  expect(environmentSettings({})).toEqual({
    wordpressUrl: "/content",
    feedbackUrl: "mailto:?subject=Feedback%20on%20Tare%201.0",
    learnMoreUrl: "",
  });
  expect(environmentSettings({ WORDPRESS_URL: "", UNLOCK: "open", FEEDBACK_URL: "mailto:a@b.example" })).toEqual({
    wordpressUrl: "/content",
    feedbackUrl: "mailto:a@b.example",
    learnMoreUrl: "",
    unlock: "open",
  });
});
