CREATE TABLE "search_entries" (
	"entity_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"lead" text NOT NULL,
	"body" text NOT NULL,
	"tags" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"weight" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_entries_entity_id_locale_pk" PRIMARY KEY("entity_id","locale"),
	CONSTRAINT "search_entries_locale_check" CHECK ("search_entries"."locale" in ('zh', 'en')),
	CONSTRAINT "search_entries_kind_check" CHECK ("search_entries"."kind" in ('product', 'document', 'article', 'case', 'download'))
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"terms" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("search_synonyms"."terms") between 2 and 40)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_title_index" ON "search_entries" USING btree ("locale","title_key" text_pattern_ops);--> statement-breakpoint
select attach_updated_at();
--> statement-breakpoint
select attach_content_notice('search', array['search_synonyms']);
--> statement-breakpoint
comment on table search_entries is 'What is searched: one row per published text, the future ones included. Triggers on the tables of the content keep it.';
--> statement-breakpoint
comment on table search_words is 'Latin words that the searched texts hold, for corrections; kept by a trigger, it only grows.';
--> statement-breakpoint
comment on table search_synonyms is 'Words that mean the same: who searches for one finds the others.';
