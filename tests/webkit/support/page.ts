import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { consentEntries } from '../../../src/client/consent/choices.ts';
import { consentTo } from '../../browser/support/consent.ts';
import { blankPath } from './reporting.ts';

const longestWait = 15_000;

/** A window of WebKit that shows pages of a site, and what a visitor does there. */
export class Page {
  constructor(
    private readonly driver: WebDriver,
    /** The address of the site, without a slash at its end. */
    private readonly site: string,
  ) {}

  /** Answers the question about cookies with no, before it is asked. */
  async refuseCookies(): Promise<void> {
    await this.go(blankPath);
    await this.run(
      (entries: [string, string][]) => {
        for (const [name, value] of entries) localStorage.setItem(name, value);
      },
      consentEntries({ consent: consentTo(), date: new Date(), givenFor: '' }),
    );
  }

  /** Opens a page and waits until its script runs. */
  async open(path: string): Promise<void> {
    await this.go(path);
    await this.shown('html[data-script]');
  }

  /** The window in pixels; the page gets a little less. */
  async resize(width: number, height = 900): Promise<void> {
    await this.driver.manage().window().setRect({ width, height });
  }

  /** Path and hash of the page that is shown. */
  async path(): Promise<string> {
    return (await this.driver.getCurrentUrl()).replace(this.site, '');
  }

  /** Clicks into the middle of it. */
  async click(selector: string): Promise<void> {
    await (await this.inView(selector)).click();
  }

  /** Types into a field, in place of what stands there. */
  async type(selector: string, words: string): Promise<void> {
    const field = await this.inView(selector);
    await field.clear();
    await field.sendKeys(words);
  }

  /** Moves the focus, as Tab would. */
  async focus(selector: string): Promise<void> {
    await this.inView(selector);
    await this.run((chosen: string) => document.querySelector<HTMLElement>(chosen)?.focus(), selector);
  }

  /** Returns the role and the name by which a screen reader announces it, as the browser computes them. */
  async heard(selector: string): Promise<{ role: string; name: string }> {
    const element = await this.inView(selector);
    return { role: await element.getAriaRole(), name: await element.getAccessibleName() };
  }

  /** Presses keys where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Runs a function in the page. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.driver.executeScript(inPage, ...args);
  }

  isShown(selector: string): Promise<boolean> {
    return this.run(
      (chosen: string) =>
        document.querySelector(chosen)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    );
  }

  /** How many of them can be seen. */
  count(selector: string): Promise<number> {
    return this.run(
      (chosen: string) =>
        [...document.querySelectorAll(chosen)].filter((element) => element.checkVisibility()).length,
      selector,
    );
  }

  text(selector: string): Promise<string> {
    return this.run((chosen: string) => document.querySelector(chosen)?.textContent ?? '', selector);
  }

  attribute(selector: string, name: string): Promise<string | null> {
    return this.run(
      (chosen: string, key: string) => document.querySelector(chosen)?.getAttribute(key) ?? null,
      selector,
      name,
    );
  }

  hasFocus(selector: string): Promise<boolean> {
    return this.run((chosen: string) => document.activeElement?.matches(chosen) ?? false, selector);
  }

  /** Leaves a mark on the page that is left, for the driver says nothing about the next one. */
  private async go(path: string): Promise<void> {
    await this.until(() => document.documentElement.toggleAttribute('data-left', true));
    await this.driver.get(this.site + path);
    await this.until(
      () => document.readyState !== 'loading' && !document.documentElement.hasAttribute('data-left'),
    );
  }

  private async until(inPage: () => boolean): Promise<void> {
    await this.driver.wait(() => this.run(inPage).catch(betweenPages), longestWait);
  }

  /** The driver waits for no scrolling or transition, takes nothing that is out of view, and clicks where it stood. */
  private async inView(selector: string): Promise<WebElement> {
    const element = await this.shown(selector);
    await this.driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
    await this.driver.wait(() => this.driver.executeScript(holdsStill, element), longestWait);
    return element;
  }

  private async shown(selector: string): Promise<WebElement> {
    const element = await this.driver.wait(until.elementLocated(By.css(selector)), longestWait);
    return this.driver.wait(until.elementIsVisible(element), longestWait);
  }
}

/** A script has no answer when its page goes away meanwhile. */
function betweenPages(failure: unknown): boolean {
  if (failure instanceof error.JavascriptError || failure instanceof error.NoSuchFrameError) return false;
  throw failure;
}

/** Whether neither it nor what it stands in is in a transition. Runs in the page. */
function holdsStill(element: Element): boolean {
  for (let moved: Element | null = element; moved; moved = moved.parentElement)
    if (moved.getAnimations().some((animation) => animation instanceof CSSTransition)) return false;
  return true;
}
