CREATE TABLE "molecules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "molecules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"smiles" text NOT NULL,
	"rosdal" text NOT NULL,
	"inchi_key" text NOT NULL,
	"formula" text NOT NULL,
	"weight" double precision NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"origin" text NOT NULL,
	"in_catalogue" boolean NOT NULL,
	"price_category" smallint,
	"likeness" bit(2048) NOT NULL,
	"likeness_bits" smallint NOT NULL,
	"parts" bit(2048) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "molecules" ADD CONSTRAINT "molecules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "molecules_name" ON "molecules" USING btree ("user_id",lower("name")) WHERE "molecules"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "molecules_inchi_key" ON "molecules" USING btree ("user_id","inchi_key");--> statement-breakpoint
CREATE INDEX "molecules_user" ON "molecules" USING btree ("user_id","id");