import { expect, test } from "vitest";
import { environmentSettings } from "../../../edge-api/adapters/environment-settings.ts";

test("unset and empty variables keep the defaults", () => {
  expect(environmentSettings({})).toEqual({
    wordpressUrl: "/content",
    feedbackUrl: "",
    learnMoreUrl: "",
  });
  expect(environmentSettings({ WORDPRESS_URL: "", UNLOCK: "open", FEEDBACK_URL: "mailto:a@b.example" })).toEqual({
    wordpressUrl: "/content",
    feedbackUrl: "mailto:a@b.example",
    learnMoreUrl: "",
    unlock: "open",
  });
});

test("feedback goes to the host of the page unless a setting leads it elsewhere", () => {
  const at = { PUBLIC_ORIGIN: "https://tare.example:8443" };
  const mail = "mailto:feedback@tare.example?subject=Feedback%20on%20Tare%201.0";
  expect(environmentSettings(at).feedbackUrl).toBe(mail);
  expect(environmentSettings({ ...at, FEEDBACK_URL: "https://say.example" }).feedbackUrl).toBe("https://say.example");
});
