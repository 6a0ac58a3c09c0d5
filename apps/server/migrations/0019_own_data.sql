CREATE TABLE "data_builds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_builds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"username" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"display_name" text NOT NULL,
	"licence" text NOT NULL,
	"choices" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"received_bytes" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"message" text,
	"stage" text,
	"done" integer DEFAULT 0 NOT NULL,
	"share" real,
	"held_by" text NOT NULL,
	"report" jsonb,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_switches" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "data_switches_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
ALTER TABLE "data_builds" ADD CONSTRAINT "data_builds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "data_builds_open" ON "data_builds" USING btree ("kind","name","version") WHERE state IN ('uploading', 'waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_builds_state" ON "data_builds" USING btree ("state","id");