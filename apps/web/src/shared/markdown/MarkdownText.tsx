import ReactMarkdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';

const OPENS_NEW_TAB = { target: '_blank', rel: 'noreferrer' } as const;

/** Markdown as elements: HTML within it is left out, and addresses that run something too. Headings begin below those of the page. */
export function MarkdownText({ text }: { readonly text: string }) {
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[rehypeSanitize]}
      components={{
        a: ({ href, children }) => (
          <a href={href} {...(/^https?:/.test(href ?? '') ? OPENS_NEW_TAB : {})}>
            {children}
          </a>
        ),
        h1: ({ children }) => <h4>{children}</h4>,
        h2: ({ children }) => <h5>{children}</h5>,
        h3: ({ children }) => <h6>{children}</h6>,
      }}
    >
      {text}
    </ReactMarkdown>
  );
}
