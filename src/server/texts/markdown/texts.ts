import type { Locale } from '#contracts/locale.ts';

interface MarkdownTexts {
  /** Metadata of a text, one item per line. */
  product(name: string): string;
  level(name: string): string;
  published(day: string): string;
  author(name: string): string;
  category(name: string): string;
  /** The last line of a text; the address is already Markdown. */
  source(address: string): string;
  /** Explains how to read pages as Markdown. */
  markdownCopies: string;
  products: string;
  learning(section: string): string;
  articles: string;
  /** The overview in the other language, with the heading of its list. */
  otherLanguage: { heading: string; title: string; summary: string };
  downloads: { title: string; summary: string };
  reference: { title: string; summary: string };
  description: { title: string; summary: string };
  /** The title of a feed with the name of its format. */
  feed(title: string, format: string): string;
  sitemap: { title: string; summary: string };
}

/** The fixed texts of Markdown files. */
export const markdownTexts: Record<Locale, MarkdownTexts> = {
  zh: {
    product: (name) => `产品：${name}`,
    level: (name) => `难度：${name}`,
    published: (day) => `发布于 ${day}`,
    author: (name) => `作者：${name}`,
    category: (name) => `类别：${name}`,
    source: (address) => `原文地址：${address}`,
    markdownCopies: '每篇文档和资讯都有 Markdown 版本，在页面地址后面加上 `.md` 即可读取。',
    products: '产品',
    learning: (section) => `学习中心：${section}`,
    articles: '资讯',
    otherLanguage: {
      heading: '其他语言',
      title: 'English',
      summary: '产品、资讯与下载的英文版概览。',
    },
    downloads: {
      title: '软件下载',
      summary: '各产品的程序、库与示例包，校验值、系统要求与更新说明。',
    },
    reference: { title: 'API 参考', summary: '公开接口的路径、参数与返回值。' },
    description: { title: 'OpenAPI 描述', summary: '同一套接口的机器可读版本。' },
    feed: (title, format) => `${title}（${format}）`,
    sitemap: { title: '站点地图', summary: '全部公开页面的地址。' },
  },
  en: {
    product: (name) => `Product: ${name}`,
    level: (name) => `Level: ${name}`,
    published: (day) => `Published ${day}`,
    author: (name) => `Author: ${name}`,
    category: (name) => `Category: ${name}`,
    source: (address) => `Source: ${address}`,
    markdownCopies:
      'Every article can be read as Markdown too: add `.md` to the address of its page.',
    products: 'Products',
    learning: (section) => `Learning centre: ${section}`,
    articles: 'Articles',
    otherLanguage: {
      heading: 'Other languages',
      title: '中文',
      summary: 'The same overview in Chinese, with every document of the learning centre.',
    },
    downloads: {
      title: 'Downloads',
      summary:
        'Programs, library and sample packages of every product, with checksums, system requirements and release notes.',
    },
    reference: {
      title: 'API reference',
      summary: 'Paths, parameters and answers of the public interface.',
    },
    description: { title: 'OpenAPI description', summary: 'The same interface for machines.' },
    feed: (title, format) => `${title} (${format})`,
    sitemap: { title: 'Sitemap', summary: 'Addresses of all public pages.' },
  },
};
