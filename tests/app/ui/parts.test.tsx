import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { vars } from "../../../app/theme/vars.css.ts";
import { bandPaint } from "../../../app/ui/score-bar/band.ts";
import { Button, IconButton, LinkButton } from "../../../app/ui/button/button.tsx";
import { Cell, DataTable, Head, HeadRow, KeyCell, Row } from "../../../app/ui/data-table/data-table.tsx";
import { Disclosure } from "../../../app/ui/disclosure/disclosure.tsx";
import { ErrorNotice } from "../../../app/ui/error-notice/error-notice.tsx";
import { Mark, ReusableMark } from "../../../app/ui/mark/mark.tsx";
import { PageTitle } from "../../../app/ui/page-title/page-title.tsx";
import { ProgressView } from "../../../app/ui/progress-view/progress-view.tsx";
import { SaveState } from "../../../app/ui/save-state/save-state.tsx";
import { ScoreBar } from "../../../app/ui/score-bar/score-bar.tsx";
import { StepIndicator } from "../../../app/ui/step-indicator/step-indicator.tsx";
import { Announcer, Toast } from "../../../app/ui/toast/toast.tsx";
import { WithUnits } from "../../../app/ui/with-units/with-units.tsx";

afterEach(cleanup);

const status = () => screen.getByRole("status").textContent;
const nothing = () => vi.fn<() => void>();

describe("Button", () => {
  it("does not submit a form by default, and is disabled while busy", () => {
    const onClick = nothing();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
    fireEvent.click(button);
    expect(button.type).toBe("button");
    expect(button.getAttribute("aria-busy")).toBe("true");
    expect(onClick).not.toHaveBeenCalled();
  });

  it("can be a link, and has a name if it is an icon", () => {
    render(
      <>
        <LinkButton href="/region">Region</LinkButton>
        <IconButton icon="help" label="Help" />
      </>,
    );
    expect(screen.getByRole("link", { name: "Region" }).getAttribute("href")).toBe("/region");
    expect(screen.getByRole("button", { name: "Help" })).toBeDefined();
  });
});

describe("Disclosure", () => {
  it("has no content while closed, and exposes its state on the heading's button", () => {
    const onOpenChange = vi.fn<(open: boolean) => void>();
    render(
      <Disclosure title="Raw Scores" onOpenChange={onOpenChange}>
        inside
      </Disclosure>,
    );
    const button = screen.getByRole("button", { name: "Raw Scores" });
    expect(screen.getByRole("heading", { level: 2, name: "Raw Scores" })).toBeDefined();
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByText("inside")).toBeNull();
    fireEvent.click(button);
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByText("inside")).toBeDefined();
    expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).not.toBeNull();
  });

  it("can be controlled by its owner", () => {
    render(
      <Disclosure title="Kept" open={false}>
        inside
      </Disclosure>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Kept" }));
    expect(screen.queryByText("inside")).toBeNull();
  });
});

describe("StepIndicator", () => {
  const steps = [
    { id: "1", title: "Name", detail: "Kiosk", state: "done", stateText: "done" },
    { id: "2", title: "Region", state: "current", stateText: "current step" },
    { id: "3", title: "Food", state: "todo", stateText: "not done yet" },
  ] as const;

  it("marks the current step and links back to completed steps", () => {
    const onChoose = vi.fn<(id: string) => void>();
    render(<StepIndicator label="Steps" progress="Step 2 of 3, Region" steps={steps} onChoose={onChoose} />);
    expect(screen.getByRole("navigation", { name: "Steps" })).toBeDefined();
    const items = screen.getAllByRole("listitem");
    expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
    expect(items[0]?.textContent).toContain("Name, done");
    expect(screen.getAllByRole("button")).toHaveLength(1);
    fireEvent.click(screen.getByRole("button"));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith("1");
    expect(screen.getByText("Step 2 of 3, Region")).toBeDefined();
  });
});

describe("SaveState", () => {
  it("says where the work is stored", () => {
    const at = new Date(2026, 10, 20, 14, 5).getTime();
    const { rerender } = render(<SaveState state={{ kind: "saved", at }} />);
    expect(status()).toBe("Saved 14:05");
    rerender(<SaveState state={{ kind: "kept_here", at }} />);
    expect(status()).toBe("Saved in this browser, 14:05");
    rerender(<SaveState state={{ kind: "offline" }} />);
    expect(status()).toBe("Offline: saved in this browser, sent later");
    rerender(<SaveState state={{ kind: "busy" }} />);
    expect(status()).toBe("The server is busy: saved in this browser, sent in a moment");
    rerender(<SaveState state={{ kind: "session" }} />);
    expect(status()).toBe("Saved in this browser until you log in");
    rerender(<SaveState state={{ kind: "not_sent", reason: "your account is full." }} />);
    expect(status()).toBe("Kept here only: your account is full.");
    rerender(<SaveState state={{ kind: "none" }} />);
    expect(status()).toBe("");
  });

  it("offers a retry only after a failure", () => {
    const onRetry = nothing();
    const { rerender } = render(<SaveState state={{ kind: "guest" }} onRetry={onRetry} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<SaveState state={{ kind: "busy" }} onRetry={onRetry} />);
    expect(screen.queryByRole("button")).toBeNull();
    rerender(<SaveState state={{ kind: "not_saved" }} onRetry={onRetry} />);
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("notices and progress", () => {
  it("an error is an alert with a retry", () => {
    const onRetry = nothing();
    render(<ErrorNotice title="It did not load." onRetry={onRetry} />);
    expect(screen.getByRole("alert").textContent).toContain("It did not load.");
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("a progress bar has its stage as name, and its value", () => {
    render(<ProgressView label="Loading Data Tables" percent={50} />);
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { name: "Loading Data Tables" });
    expect([bar.value, bar.max]).toEqual([50, 100]);
    expect(screen.getByText("50%")).toBeDefined();
  });

  it("an announcement is inserted into a live region that already exists", () => {
    const { rerender } = render(<Announcer message="Saved" />);
    const region = screen.getByRole("status");
    expect(region.textContent).toBe("Saved");
    act(() => rerender(<Announcer message="Deleted" />));
    expect(region.textContent).toBe("Deleted");
  });

  it("a toast can be acted on and dismissed", () => {
    const [onAct, onClose] = [nothing(), nothing()];
    render(<Toast message="“Event cups” is deleted." action={{ label: "Undo", onAct }} onClose={onClose} />);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onAct).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("values", () => {
  it("a score shows its rounded number and a bar of that length, clamped to the scale", () => {
    const { container, rerender } = render(<ScoreBar score={83.6} band={bandPaint(5)} />);
    const fill = () => container.querySelector<HTMLElement>("[style]")?.style.backgroundSize;
    expect(container.textContent).toBe("84");
    expect(fill()).toBe("84% 100%");
    rerender(<ScoreBar score={140} band={bandPaint(5, "#ffe066")} />);
    expect(fill()).toBe("max(0px, 100% - 2px) calc(100% - 2px), 100% 100%");
    rerender(<ScoreBar score={null} band={bandPaint(5)} />);
    expect(container.textContent).toBe("unknown");
    expect(fill()).toBeUndefined();
  });

  it("a band uses the theme's colour unless an admin changed it", () => {
    expect(bandPaint(1)).toEqual({ fill: vars.band[1], outline: undefined });
    expect(bandPaint(1, "#b2182b")).toEqual({ fill: vars.band[1], outline: undefined });
    expect(bandPaint(1, "#ffe066")).toEqual({ fill: "#ffe066", outline: vars.color.edge });
  });

  it("marks have text, compact ones for screen readers only", () => {
    render(
      <>
        <Mark kind="below_scale" />
        <ReusableMark compact />
      </>,
    );
    expect(screen.getByText("below scale")).toBeDefined();
    expect(screen.getByText("Reusable")).toBeDefined();
  });

  it("sets every subscript of a text and keeps the text", () => {
    const { container } = render(<WithUnits text="11 g CO2e, not 30 g CO2e" />);
    expect(container.textContent).toBe("11 g CO2e, not 30 g CO2e");
    expect([...container.querySelectorAll("sub")].map((sub) => sub.textContent)).toEqual(["2", "2"]);
  });
});

describe("tables and titles", () => {
  it("a table has a name and headings for columns and rows", () => {
    render(
      <DataTable caption="Products" widths={["60%", ""]}>
        <thead>
          <HeadRow>
            <Head>Product</Head>
            <Head numeric>Mass, g</Head>
          </HeadRow>
        </thead>
        <tbody>
          <Row selected>
            <KeyCell>Glass</KeyCell>
            <Cell numeric>220</Cell>
          </Row>
        </tbody>
      </DataTable>,
    );
    expect(screen.getByRole("table", { name: "Products" })).toBeDefined();
    expect(screen.getAllByRole("columnheader")).toHaveLength(2);
    expect(screen.getByRole("rowheader", { name: "Glass" })).toBeDefined();
    expect(document.querySelectorAll("col")[0]?.getAttribute("style")).toContain("60%");
  });

  it("a title can be focused by a script", () => {
    render(<PageTitle kicker="Comparison">Your work</PageTitle>);
    const title = screen.getByRole("heading", { level: 1, name: "Your work" });
    title.focus();
    expect(document.activeElement).toBe(title);
  });
});
