CREATE TABLE "data_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_streams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_streams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"process_id" text NOT NULL,
	"user_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"build" text NOT NULL,
	"threads" integer DEFAULT 0 NOT NULL,
	"data_files" text[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "is_urgent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "is_alone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "losses_alone" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "query_runs" ADD COLUMN "needs" text[];--> statement-breakpoint
-- What is not being planned has ended; what is waits for a worker, whatever held it.
UPDATE "query_runs" SET
  "user_id" = "queries"."user_id",
  "state" = CASE WHEN "queries"."status" = 'planning' AND "queries"."run" = "query_runs"."run" THEN 'waiting' ELSE 'ended' END,
  "is_urgent" = "queries"."run_mode" = 'interactive' OR "query_runs"."from_structure" IS NOT NULL
FROM "queries" WHERE "queries"."id" = "query_runs"."query_id";--> statement-breakpoint
ALTER TABLE "query_runs" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event_streams" ADD CONSTRAINT "event_streams_process_id_processes_id_fk" FOREIGN KEY ("process_id") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_streams" ADD CONSTRAINT "event_streams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_streams_user" ON "event_streams" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
ALTER TABLE "query_runs" ADD CONSTRAINT "query_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "query_runs_waiting" ON "query_runs" USING btree ("user_id","is_urgent" DESC NULLS LAST,"query_id","run") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "query_runs_running" ON "query_runs" USING btree ("user_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "query_runs_begun" ON "query_runs" USING btree ("user_id","begun_at");