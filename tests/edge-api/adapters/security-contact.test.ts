import { expect, test } from "vitest";
import { securityContact } from "../../../edge-api/adapters/security-contact.ts";

test.each([
  ["security@acme.example", "mailto:security@acme.example"],
  ["  mailto:a@b.example ", "mailto:a@b.example"],
  ["https://acme.example/report", "https://acme.example/report"],
  ["tel:+34-1-555", "tel:+34-1-555"],
  // neither address nor link, or with an injected line
  ["http://acme.example/report", "mailto:security@tare.example"],
  ["somebody", "mailto:security@tare.example"],
  ["https://a.example\nContact: https://evil.example", "mailto:security@tare.example"],
  ["", "mailto:security@tare.example"],
  [undefined, "mailto:security@tare.example"],
])("SECURITY_CONTACT %j is %s", (configured, contact) => {
  expect(securityContact(configured, "https://tare.example:8443")).toBe(contact);
});

test("without a valid page address, the mailbox is on localhost", () => {
  expect(securityContact(undefined, "nowhere")).toBe("mailto:security@localhost");
});
