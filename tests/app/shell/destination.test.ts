import { describe, expect, it } from "vitest";
import { destinationOf } from "../../../app/shell/destination.ts";
import { pageKey } from "../../../app/shell/page-transition.ts";
import { titleOf } from "../../../app/shell/screens.ts";
import type { Session } from "../../../app/state/core/session.ts";
import { type RouteId, ROUTES } from "../../../app/state/routes/routes.ts";

const OUT: Session = { kind: "out" };
const GUEST: Session = { kind: "guest" };
const USER: Session = { kind: "user", isAdmin: false };
const UNCONFIRMED: Session = { kind: "user", isAdmin: null };
const ADMIN: Session = { kind: "user", isAdmin: true };

const at = (path: string, session: Session) => {
  const [pathname = "", search = ""] = path.split(/(?=\?)/);
  return destinationOf({ pathname, search }, session);
};
const titleAt = (path: string, session: Session): string => {
  const destination = at(path, session);
  return destination.kind === "screen" ? titleOf(destination.screen) : destination.kind;
};

/** The path of a route with its parameters filled in. */
const example = (id: RouteId): string => ROUTES[id].path.replaceAll(/:\w+\??/g, "x");
const routes = Object.keys(ROUTES) as RouteId[];

describe("guards", () => {
  it.each(["/nowhere", "/comparison-mode/x", "/%E0%A4%A"])("%s redirects everybody to /", (path) => {
    for (const session of [OUT, GUEST, USER, ADMIN]) expect(at(path, session).kind).toBe("redirect");
  });

  it.each(routes.filter((id) => ROUTES[id].access === "gated"))("%s needs a token or the guest flag", (id) => {
    expect(at(example(id), OUT)).toEqual({ kind: "redirect", to: "/" });
  });

  it("lets guests and users into the comparison", () => {
    for (const session of [GUEST, USER, ADMIN]) expect(at("/comparison-mode?step=1", session).kind).toBe("screen");
  });

  it.each([
    ["/create-portfolio?region_id=Europe", "/portfolio-mode?step=1&region_id=Europe"],
    ["/create-portfolio", "/portfolio-mode?step=1"],
    ["/create-portfolio/p1", "/portfolio-mode?portfolio_id=p1"],
  ])("%s is another address of %s", (path, to) => {
    expect(at(path, GUEST)).toEqual({ kind: "redirect", to });
    expect(at(path, OUT)).toEqual({ kind: "redirect", to: "/" });
  });

  it("shows the Compare page to guests only", () => {
    expect(at("/region", GUEST).kind).toBe("screen");
    for (const session of [OUT, USER, ADMIN]) expect(at("/region", session).kind).toBe("redirect");
  });

  it.each([OUT, GUEST, USER])("keeps %o out of the admin area", (session) => {
    expect(at("/admin", session).kind).toBe("redirect");
  });

  it("waits for the server to confirm the user in the admin area, and nowhere else", () => {
    expect(at("/admin", UNCONFIRMED).kind).toBe("wait");
    for (const id of routes.filter((one) => one !== "admin")) {
      expect(at(example(id), UNCONFIRMED)).toEqual(at(example(id), USER));
    }
  });

  it("shows the landing page at / to logged-out visitors and the home page to all others", () => {
    const [landing, ...homes] = [OUT, GUEST, USER, ADMIN].map((session) => titleAt("/", session));
    expect(new Set(homes).size).toBe(1);
    expect(homes).not.toContain(landing);
  });

  it("shows the preview switch at /preview, logged in or not", () => {
    for (const session of [OUT, GUEST, USER]) expect(at("/preview", session).kind).toBe("preview");
  });

  it.each(routes)("%s shows a screen, switches the preview, or leads to /", (id) => {
    for (const session of [OUT, GUEST, USER, ADMIN]) {
      expect(["screen", "redirect", "preview"]).toContain(at(example(id), session).kind);
    }
  });
});

const key = (search: string) => pageKey({ pathname: "/comparison-mode", search });

describe("what counts as another page", () => {
  it("the steps of the wizard are one page", () => {
    expect(key("?step=2&name=a")).toBe(key("?step=5&name=a&region_id=Spain"));
  });

  it("each finished comparison is a page of its own", () => {
    expect(new Set([key("?step=5"), key("?comparison_id=a"), key("?comparison_id=b")]).size).toBe(3);
  });

  it("changing the products of a finished comparison is the wizard again", () => {
    expect(key("?step=5&comparison_id=a")).toBe(key("?step=5"));
  });
});
