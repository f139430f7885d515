import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLeaveGuard } from "../../../../app/features/product-editor/leave-guard.tsx";

const asked = vi.fn<(goOn: () => void) => void>();
const followed = vi.fn<() => void>();

function Editor({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved, asked);
  return (
    <>
      <a
        href="/home"
        onClick={(event) => {
          event.preventDefault();
          followed();
        }}
      >
        Home
      </a>
      <a href="https://example.org/">Elsewhere</a>
      <a href="#part">Part</a>
    </>
  );
}

const link = (name: string) => screen.getByRole("link", { name });
const goOn = () => asked.mock.lastCall?.[0]();

beforeEach(() => {
  asked.mockClear();
  followed.mockClear();
  window.history.replaceState(null, "", "/editor");
});
afterEach(cleanup);

describe("leaving with unsaved changes", () => {
  it("a link asks, and is followed after confirmation", () => {
    render(<Editor isUnsaved />);
    fireEvent.click(link("Home"));
    expect(asked).toHaveBeenCalledOnce();
    expect(followed).not.toHaveBeenCalled();
    goOn();
    expect(followed).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenCalledOnce();
  });

  it("links within the page, to a new tab or to another site do not ask", () => {
    render(<Editor isUnsaved />);
    fireEvent.click(link("Part"));
    fireEvent.click(link("Home"), { ctrlKey: true });
    expect(asked).not.toHaveBeenCalled();
  });

  it("back asks, and keeps the address", () => {
    const heard = vi.fn<() => void>();
    window.addEventListener("popstate", heard);
    render(<Editor isUnsaved />);
    window.history.replaceState(null, "", "/before");
    window.dispatchEvent(new PopStateEvent("popstate"));
    window.removeEventListener("popstate", heard);
    expect(asked).toHaveBeenCalledOnce();
    expect(window.location.pathname).toBe("/editor");
  });

  it("closing the tab lets the browser ask", () => {
    render(<Editor isUnsaved />);
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it("without unsaved changes nothing asks", () => {
    const { rerender } = render(<Editor isUnsaved />);
    rerender(<Editor isUnsaved={false} />);
    fireEvent.click(link("Home"));
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
    expect(asked).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledOnce();
  });
});
