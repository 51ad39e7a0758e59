import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { ADMINISTRATOR } from '../support/prepared-sites.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

// Before the sign-in the API answers 401, which browsers write to the console.
test.beforeEach(({ watch }) => watch.allow(/status of 40[13]|status of 429/));

const PASSWORD = 'four words make sense';
let people = 0;

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码').fill(password);
  await page.keyboard.press('Enter');
}

/** Creates a person as administrator; returns the address of the invitation on this server. */
async function invite(page: Page, role: string): Promise<{ email: string; invitation: string }> {
  const email = `person-${Date.now()}-${++people}@example.com`;
  await page.getByRole('link', { name: '员工' }).click();
  await page.getByRole('button', { name: '新增员工' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('姓名').fill(`测试 ${people}`);
  await dialog.getByLabel('邮箱', { exact: true }).fill(email);
  await dialog.getByLabel('角色').selectOption({ label: role });
  await dialog.getByRole('button', { name: '创建并发送邀请' }).click();
  const link = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: '完成' }).click();
  const { pathname, hash } = new URL(link);
  return { email, invitation: pathname + hash };
}

/** Opens an invitation in another browser and signs in with a new password. */
async function accept(
  browser: Browser,
  baseURL: string | undefined,
  { email, invitation }: { email: string; invitation: string },
): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(invitation);
  await page.getByLabel('新密码', { exact: true }).fill('password1234');
  await page.getByLabel('再次输入新密码').fill('password1234');
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText('这是常见密码')).toBeVisible();
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '设置密码' }).click();
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await page.getByLabel('再次输入新密码').fill(PASSWORD);
  await page.getByRole('button', { name: '设置密码' }).click();
  await page.getByRole('link', { name: '返回登录' }).click();
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码').fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: /您好/ })).toBeVisible();
  await page.getByRole('link', { name: '我的账号' }).click();
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible();
  return page;
}

test('an invited administrator chooses a password and a second factor, and signs in with both', async ({
  page,
  browser,
  baseURL,
}) => {
  // Five sign-ins, each with a password hash.
  test.slow();
  await signIn(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  const person = await invite(page, '管理员');
  const own = await accept(browser, baseURL, person);
  await expect(own.getByText('您的角色需要两步验证')).toBeVisible();
  await own.getByRole('button', { name: '开启两步验证' }).click();
  await expect(own.getByRole('img', { name: '两步验证二维码' })).toBeVisible();
  await expectAccessible(own);
  const secret = (await own.locator('#two-factor code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await own.getByLabel('验证码').fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await own.getByRole('button', { name: '验证并开启' }).click();
  await expect(own.getByText('请保存恢复码')).toBeVisible();
  const recoveryCode = await own.locator('#two-factor li').first().innerText();
  await own.getByRole('button', { name: '我已保存' }).click();
  await expect(own.getByText('剩余 10 个恢复码')).toBeVisible();

  const signOut = async () => {
    await own.getByRole('button', { name: /打开账号菜单/ }).click();
    await own.getByRole('menuitem', { name: '退出登录' }).click();
    // A page that is left at once may not have sent it.
    await expect(own.getByLabel('邮箱')).toBeVisible();
  };
  await signOut();
  await signIn(own, person.email, PASSWORD);
  await own.getByLabel('验证码').fill('000000');
  await own.keyboard.press('Enter');
  await expect(own.getByText('邮箱、密码或验证码不正确')).toBeVisible();
  await own.getByLabel('验证码').fill(totp.generate());
  await own.keyboard.press('Enter');
  await expect(own.getByRole('heading', { name: /您好/ })).toBeVisible();
  await signOut();
  await signIn(own, person.email, PASSWORD);
  await own.getByRole('button', { name: '改用恢复码' }).click();
  await own.getByLabel('恢复码').fill(recoveryCode);
  await own.keyboard.press('Enter');
  await own.getByRole('link', { name: '我的账号' }).click();
  await expect(own.getByText('剩余 9 个恢复码')).toBeVisible();
  await own.context().close();

  await page.getByRole('link', { name: '审计日志' }).click();
  await expect(page.getByText('开启两步验证').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: '操作、姓名或请求编号' }).fill('two_factor_on');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=two_factor_on/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('an editor sees the staff by name and no audit log, in Chinese and English', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  const own = await accept(browser, baseURL, await invite(page, '编辑'));
  await own.getByRole('button', { name: /打开账号菜单/ }).click();
  await own.getByRole('menuitem', { name: 'English' }).click();
  await expect(own.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expect(own.locator('html')).toHaveAttribute('lang', 'en');
  await expect(own.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await own.getByRole('link', { name: 'Staff' }).click();
  await expect(own.getByRole('columnheader', { name: 'Role' })).toBeVisible();
  await expect(own.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await expect(own.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  await expectAccessible(own);
  await own.goto('/admin/audit');
  await expect(own.getByText('Your role may not see this page.')).toBeVisible();
  await own.context().close();
});

test('failed sign-ins lock the address, whether it is known or not', async ({ page }) => {
  await page.goto('/admin/sign-in');
  await expectAccessible(page);
  await page.getByLabel('邮箱').fill(`stranger-${Date.now()}@example.com`);
  await page.getByLabel('密码').fill('some wrong password');
  const button = page.getByRole('button', { name: '登录', exact: true });
  for (let attempt = 1; attempt <= 5; attempt++) {
    const answer = page.waitForResponse(/\/api\/admin\/session$/);
    await button.click();
    expect((await answer).status()).toBe(401);
    await expect(button).not.toHaveAttribute('aria-busy');
  }
  await button.click();
  await expect(page.getByText('登录已锁定')).toBeVisible();
});

test('a deep address survives the sign-in, and a foreign one is not followed', async ({ page }) => {
  await page.goto('/admin/staff?role=editor');
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/);
  await page.getByLabel('邮箱').fill(ADMINISTRATOR.email);
  await page.getByLabel('密码').fill(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/staff\?role=editor$/);
  await page.goto('/admin/sign-in?next=//evil.example/');
  await expect(page).toHaveURL(/\/admin\/?$/);
});

test('the first stop of the keyboard leads to the content', async ({ page }) => {
  await signIn(page, ADMINISTRATOR.email, ADMINISTRATOR.password);
  await expect(page.getByRole('navigation', { name: '后台导航' })).toBeVisible();
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { name: '我的账号' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
});
